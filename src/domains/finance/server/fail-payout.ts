import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import type { PayoutView } from '../contract.ts'
import { payoutView } from './payout-view.ts'
import { returnPayout, toAdministrator } from './settle-payout.ts'

export async function failPayout(ctx: AdminContext, { id, reason }: { id: string; reason: string }): Promise<PayoutView> {
  const by = toAdministrator(ctx)
  return transact(ctx, async (tx) => payoutView(tx.db, await returnPayout(tx, id, reason, by)))
}
