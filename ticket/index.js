process.argv[2] = 'ticket'; // Written by `npm run docs`.
import('../dist/index.js');
