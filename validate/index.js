process.argv[2] = 'validate'; // Written by `npm run docs`.
import('../dist/index.js');
