process.argv[2] = 'list-policies'; // Written by `npm run docs`.
import('../dist/index.js');
