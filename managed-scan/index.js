process.argv[2] = 'managed-scan'; // Written by `npm run docs`.
import('../dist/index.js');
