process.argv[2] = 'plan'; // Written by `npm run docs`.
import('../dist/index.js');
