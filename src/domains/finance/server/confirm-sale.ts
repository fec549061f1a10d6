import { requireOutsider } from '#domains/workspaces/server/index.ts'
import { recordAudit } from '#platform/server/audit.ts'
import { Failure, notFound } from '#platform/server/failure.ts'
import type { AdminContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { money } from '#platform/shared/money.ts'
import type { HeldSaleView } from '../contract.ts'
import { loadHeldSaleView } from './held-sales.ts'
import { releaseSale } from './record-sale.ts'
import { needsConfirmation, saleBalance } from './release.rules.ts'
import { lockSale, markConfirmed } from './sales.sql.ts'

/**
 * An administrator confirms that the sale is genuine and its money arrived; the earnings become available when nothing else holds them.
 * A second call changes nothing. Fails with NOT_TO_CONFIRM when the sale needs no confirmation, and
 * with OWN_BUSINESS for a member of the vendor while another administrator can decide.
 */
export async function confirmSale(ctx: AdminContext, { part }: { part: string }): Promise<HeldSaleView> {
  const { userId, client } = ctx
  return transact(ctx, async (tx) => {
    const sale = await lockSale(tx.db, part)
    if (!sale) throw notFound()
    if (!sale.confirmedAt) {
      if (!needsConfirmation(sale)) throw new Failure('NOT_TO_CONFIRM')
      await requireOutsider(tx, userId, sale.workspaceId, 'OWN_BUSINESS')
      await markConfirmed(tx.db, sale.id, userId, tx.now)
      await releaseSale(tx, part)
      const { workspaceId, currency } = sale
      await recordAudit(tx, {
        actor: userId,
        action: 'finance.saleConfirmed',
        resource: { type: 'sale', id: part },
        workspaceId,
        client,
        details: money(saleBalance(sale), currency),
      })
    }
    return loadHeldSaleView(tx.db, part)
  })
}
