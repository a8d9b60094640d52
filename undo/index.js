process.argv[2] = 'undo'; // Written by `npm run docs`.
import('../dist/index.js');
