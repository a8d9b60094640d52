process.argv[2] = 'tag'; // Written by `npm run docs`.
import('../dist/index.js');
