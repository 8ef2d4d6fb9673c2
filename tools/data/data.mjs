import { runBuilt } from '../workspace/run-built.mjs';

await runBuilt('data-transfer');
