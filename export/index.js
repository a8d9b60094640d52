process.argv[2] = 'export'; // Written by `npm run docs`.
import('../dist/index.js');
