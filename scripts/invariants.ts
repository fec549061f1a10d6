/** `npm run invariants`: what must hold at every moment, asked of the database that `npm start` uses, also while it runs. */
import { breaches } from '#app/server/invariants.ts'
import { withDatabase } from './with-database.ts'

await withDatabase('plaza invariants', async ({ pool }) => {
  const found = await breaches(pool)
  for (const { invariant, subject, found: is, expected } of found) console.log(`✗ ${invariant}: ${subject} is ${is}, should be ${expected}`)
  console.log(found.length === 0 ? 'All invariants hold.' : `${found.length} breaches.`)
  process.exitCode = found.length === 0 ? 0 : 1
})
