process.argv[2] = 'list-findings'; // Written by `npm run docs`.
import('../dist/index.js');
