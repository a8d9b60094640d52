process.argv[2] = 'sbom'; // Written by `npm run docs`.
import('../dist/index.js');
