import type { MemberContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { ManyDecided } from '../contract.ts'
import { decideEach, type ManyInput } from './decide-each.ts'
import { findRefusals } from './decide-in-group.ts'
import { requireModerator } from './group-reports.ts'

/** The same decision about many records of the group. Fails with NOT_FOUND for those who do not moderate it, and with REASON_NEEDED. */
export async function decideManyInGroup(ctx: MemberContext, { groupId, ...input }: ManyInput & { groupId: string }): Promise<ManyDecided> {
  return transact(ctx, async (tx) => {
    await requireModerator(ctx, tx.db, groupId)
    return decideEach(tx, ctx, input, (found) => findRefusals(tx, ctx, groupId, found))
  })
}
