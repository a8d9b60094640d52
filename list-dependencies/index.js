process.argv[2] = 'list-dependencies'; // Written by `npm run docs`.
import('../dist/index.js');
