/** `npm run check`, or with `-- --write` to mend what can be mended. */
import { runChecks } from './checks.ts'
import { conclude } from './suite.ts'

conclude(await runChecks({ write: process.argv.includes('--write') }))
