process.argv[2] = 'triage'; // Written by `npm run docs`.
import('../dist/index.js');
