process.argv[2] = 'apply'; // Written by `npm run docs`.
import('../dist/index.js');
