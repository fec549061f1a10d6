import { sql } from 'kysely'
import { defineTask } from '#platform/server/jobs.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { saveViolations, type Violation } from '#platform/server/violations.ts'
import { readInvariants } from './invariants.ts'

const MAX_VIOLATIONS_PER_INVARIANT = 100

/** Checks all invariants hourly in one snapshot, without a statement timeout. */
export const checkInvariants = defineTask(
  'app:checkInvariants',
  async (services) => {
    const invariants = readInvariants()
    const found = await services.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (db) => {
        await sql`set local statement_timeout = 0`.execute(db)
        const violations: Violation[] = []
        for (const { name, sql: statement } of invariants) {
          const { rows } = await sql
            .raw<Omit<Violation, 'invariant'>>(
              `select resource, coalesce(found, '') as found, coalesce(expected, '') as expected
               from (${statement}) violation limit ${MAX_VIOLATIONS_PER_INVARIANT}`,
            )
            .execute(db)
          violations.push(...rows.map((row) => ({ ...row, invariant: name })))
        }
        return violations
      })
    await transactAsSystem(services, (tx) =>
      saveViolations(
        tx,
        found,
        invariants.map(({ name }) => name),
      ),
    )
  },
  '41 * * * *',
)
