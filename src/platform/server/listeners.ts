/** Listeners: what a domain does about others' facts, each in its own transaction after the fact's commit. */
import type { Fact, FactDefinition } from '#platform/shared/fact.ts'
import * as sql from './facts.sql.ts'
import type { Kernel } from './kernel.ts'
import { type Tx, transactAs } from './transact.ts'

/** With the moment it became true: a listener may hear it later. */
export type HeardFact<T extends string = string, P = unknown> = Fact<T, P> & { happenedAt: Date }

export type Listener = {
  /** `<domain>.<whatItDoes>`; kept in the database, so renaming it is a migration. */
  name: string
  types: readonly string[]
  hear(tx: Tx, facts: readonly HeardFact[]): Promise<void>
}

/** A fact a listener failed on this often is parked. */
export const MAX_HEARINGS = 8
const BATCH = 200

/** A listener to one or more kinds of facts. `hear` gets them in order, several at once; it re-reads the state it needs. */
export function listener<P>(
  name: string,
  definitions: readonly FactDefinition<string, P>[],
  hear: (tx: Tx, facts: readonly HeardFact<string, P>[]) => Promise<void>,
): Listener {
  return { name, types: definitions.map((definition) => definition.type), hear: hear as Listener['hear'] }
}

/**
 * Lets a listener hear what is due to it. All in one transaction if possible; when that fails, one by one, so that a fact
 * it cannot digest holds up only later facts of the same aggregate. Throws while something stays due, so that the job that
 * called is tried again.
 */
export async function hearDueFacts(kernel: Kernel, { name, hear }: Listener): Promise<void> {
  for (;;) {
    const heard = await hearBatch(kernel, name, hear)
    if (heard === 'failed') break
    if (heard < BATCH) return
  }
  const due = await transactAs(kernel, (tx) => sql.lockDueFacts(tx.db, name, BATCH))
  let stillDue = 0
  for (const fact of due) if (!(await hearOne(kernel, name, hear, fact.id))) stillDue += 1
  if (stillDue > 0) throw new Error(`${name}: ${stillDue} facts still due`)
}

async function hearBatch(kernel: Kernel, name: string, hear: Listener['hear']): Promise<number | 'failed'> {
  try {
    return await transactAs(kernel, async (tx) => {
      const facts = await sql.lockDueFacts(tx.db, name, BATCH)
      if (facts.length === 0) return 0
      await hear(tx, facts)
      await sql.markHeard(
        tx.db,
        name,
        facts.map((fact) => fact.id),
      )
      return facts.length
    })
  } catch (error) {
    kernel.log.warn({ listener: name, error }, 'a listener failed on a batch; it hears one by one')
    return 'failed'
  }
}

/** True when the fact is no longer due: heard now, or parked. */
async function hearOne(kernel: Kernel, name: string, hear: Listener['hear'], factId: string): Promise<boolean> {
  try {
    return await transactAs(kernel, async (tx) => {
      const fact = await sql.lockDueFact(tx.db, name, factId)
      if (!fact) return false
      await hear(tx, [fact])
      await sql.markHeard(tx.db, name, [factId])
      return true
    })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const { parked } = await transactAs(kernel, (tx) => sql.recordFailedHearing(tx.db, name, factId, reason.slice(0, 2000), MAX_HEARINGS))
    kernel.log[parked ? 'error' : 'warn']({ listener: name, factId, error, parked }, 'a listener failed on a fact')
    return parked
  }
}
