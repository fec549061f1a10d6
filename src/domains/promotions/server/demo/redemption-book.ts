/** Which codes the orders of the demo data's year use: by the rules of `apply-promotions.ts` and `redeem.ts`, kept in memory and written in sets. */
import type { Tx } from '#platform/server/transact.ts'
import { type Customer, customerKeys, holderKey } from '../customer-keys.ts'
import { codeProblem } from '../promotion-state.rules.ts'
import type { PromotionRow } from '../promotions.sql.ts'
import type { Use } from '../redeem.ts'
import type { Redemption } from '../redemptions.sql.ts'
import { countUses, insertRedemptions, loadCodes } from './redemption-book.sql.ts'

export async function openRedemptionBook(tx: Tx) {
  const byCode = new Map((await loadCodes(tx.db)).map((row) => [row.code ?? '', row]))
  const byOrder = new Map<string, Redemption[]>()
  const byPromotion = new Map<string, Redemption[]>()
  const usesOf = ({ id }: PromotionRow): Redemption[] => (byPromotion.get(id) ?? []).filter(({ status }) => status === 'used')

  return {
    promotions: [...byCode.values()],
    /** The promotions of these codes that the customer may use then. */
    usable(codes: readonly string[], customer: Customer, at: Date): PromotionRow[] {
      if (codes.length === 0) return []
      const keys = customerKeys(tx.services, customer)
      return codes.flatMap((code) => {
        const row = byCode.get(code)
        if (!row) throw new Error(`the demo data has no promotion ${code}`)
        const uses = usesOf(row)
        const own = Math.max(0, ...keys.map((key) => uses.filter(({ customers }) => customers.some((one) => one.equals(key))).length))
        return codeProblem({ ...row, uses: uses.length }, own, at) === null ? [row] : []
      })
    },
    use(orderId: string, uses: readonly Use[], { owner, ...customer }: Customer & { owner: string }, claimedAt: Date): void {
      if (uses.length === 0) return
      const who = { customers: customerKeys(tx.services, customer), holder: holderKey(tx.services, owner) }
      const redemptions = uses.map((use): Redemption => ({ ...use, ...who, orderId, status: 'used', claimedAt }))
      byOrder.set(orderId, redemptions)
      for (const one of redemptions) byPromotion.set(one.promotionId, [...(byPromotion.get(one.promotionId) ?? []), one])
    },
    /** Promotions that reduced no other part of the order are used no more. */
    cancelPart(orderId: string, number: number): void {
      for (const one of byOrder.get(orderId) ?? []) {
        if (!one.parts.includes(number)) continue
        const parts = one.parts.filter((part) => part !== number)
        if (parts.length > 0) one.parts = parts
        else one.status = 'released'
      }
    },
    async write(): Promise<void> {
      await insertRedemptions(tx.db, [...byOrder.values()].flat())
      await countUses(tx.db)
    },
  }
}
