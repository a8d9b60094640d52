process.argv[2] = 'scan'; // Written by `npm run docs`.
import('../dist/index.js');
