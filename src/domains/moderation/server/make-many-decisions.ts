import { Failure } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ManyDecided } from '../contract.ts'
import { decideEach, type ManyInput } from './decide-each.ts'
import { findOwn } from './impartial.ts'

/** The same decision about many reported records. Fails with REASON_NEEDED. */
export async function makeManyDecisions(ctx: AdminContext, input: ManyInput): Promise<ManyDecided> {
  return transact(ctx, (tx) =>
    decideEach(tx, ctx, input, async (found) => {
      const own = await findOwn(tx, ctx, found)
      return new Map([...own].map((record) => [record, new Failure('OWN_RECORD')]))
    }),
  )
}
