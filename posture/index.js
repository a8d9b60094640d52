process.argv[2] = 'posture'; // Written by `npm run docs`.
import('../dist/index.js');
