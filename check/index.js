process.argv[2] = 'check'; // Written by `npm run docs`.
import('../dist/index.js');
