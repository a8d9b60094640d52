process.argv[2] = 'gate'; // Written by `npm run docs`.
import('../dist/index.js');
