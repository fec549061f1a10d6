/** `npm run invariants`: what must hold at every moment, asked of the database that `npm start` uses, also while it runs. */
import { existsSync } from 'node:fs'
import { breaches } from '#app/server/invariants.ts'
import { explain } from '#app/server/start-failures.ts'
import { readConfig } from '#platform/server/config.ts'
import { openPool } from '#platform/server/db.ts'
import { openCluster } from '#platform/server/postgres/cluster.ts'

async function countBreaches(): Promise<number> {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env)
  const cluster = config.databaseUrl
    ? null
    : await openCluster({
        folder: `${config.dataDir}/postgres`,
        durability: 'kept',
        password: () => config.secretFor('postgres').toString('base64url'),
      })
  const pool = openPool({ url: config.databaseUrl ?? cluster?.url ?? '', max: 1, applicationName: 'plaza invariants', onError: () => {} })
  try {
    const found = await breaches(pool)
    for (const { invariant, subject, found: is, expected } of found) console.log(`✗ ${invariant}: ${subject} is ${is}, should be ${expected}`)
    return found.length
  } finally {
    await pool.end()
    // A server that ran before belongs to a Plaza that may be serving from it.
    await (cluster?.adopted ? cluster.leave() : cluster?.stop())
  }
}

try {
  const count = await countBreaches()
  console.log(count === 0 ? 'All invariants hold.' : `${count} breaches.`)
  process.exit(count === 0 ? 0 : 1)
} catch (error) {
  console.error(explain(error) ?? error)
  process.exit(1)
}
