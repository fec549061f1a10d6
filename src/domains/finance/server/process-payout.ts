import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { PayoutView } from '../contract.ts'
import { payoutView } from './payout-view.ts'
import { completePayout, toAdministrator } from './settle-payout.ts'

export async function processPayout(ctx: AdminContext, { id, reference }: { id: string; reference: string }): Promise<PayoutView> {
  const by = toAdministrator(ctx)
  return transact(ctx, async (tx) => payoutView(tx.db, await completePayout(tx, id, reference, by)))
}
