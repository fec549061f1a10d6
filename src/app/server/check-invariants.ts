import { sql } from 'kysely'
import { type Breach, keepBreaches } from '#platform/server/breaches.ts'
import { defineTask } from '#platform/server/jobs.ts'
import { transactAs } from '#platform/server/transact.ts'
import { readInvariants } from './invariants.ts'

const MAX_BREACHES_EACH = 100

/** Hourly: what must be true at every moment, read in one snapshot, with as much time as it takes. */
export const checkInvariants = defineTask(
  'app:checkInvariants',
  async (kernel) => {
    const invariants = readInvariants()
    const found = await kernel.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (db) => {
        await sql`set local statement_timeout = 0`.execute(db)
        const breaches: Breach[] = []
        for (const { name, sql: statement } of invariants) {
          const { rows } = await sql
            .raw<Omit<Breach, 'invariant'>>(`select * from (${statement}) breach limit ${MAX_BREACHES_EACH}`)
            .execute(db)
          breaches.push(...rows.map((row) => ({ ...row, invariant: name })))
        }
        return breaches
      })
    await transactAs(kernel, (tx) =>
      keepBreaches(
        tx,
        found,
        invariants.map(({ name }) => name),
      ),
    )
  },
  '41 * * * *',
)
