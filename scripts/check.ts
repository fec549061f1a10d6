/** `npm run check`; with `-- --write` it fixes what Biome can fix. */
import { runChecks } from './checks.ts'
import { printSummary } from './suite.ts'

printSummary(await runChecks({ write: process.argv.includes('--write') }))
