process.argv[2] = 'list-projects'; // Written by `npm run docs`.
import('../dist/index.js');
