/** `npm run invariants`: checks the invariants in the database that `npm start` uses, also while it runs. */
import { findViolations } from '#app/server/invariants.ts'
import { withDatabase } from './with-database.ts'

await withDatabase('plaza invariants', async ({ pool }) => {
  const found = await findViolations(pool)
  for (const { invariant, resource, found: is, expected } of found)
    console.log(`✗ ${invariant}: ${resource} is ${is}, should be ${expected}`)
  console.log(found.length === 0 ? 'All invariants hold.' : `${found.length} violations.`)
  process.exitCode = found.length === 0 ? 0 : 1
})
