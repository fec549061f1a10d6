/** A kind of approval for tests of approvals themselves: purchases, decided by those with the permission `procurement`. */
import { needsApproval, requestApproval } from '#domains/approvals/server/index.ts'
import { defineApproval, joinApprovalKinds } from '#platform/server/approvals/approval-kind.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { TestPlaza } from './open.ts'

export const PURCHASE = 'test.purchase'
export const PLATFORM_ACT = 'test.act'

/** Parties by record id. */
const parties = new Map<string, readonly string[]>()

const what = ({ amount, supplier = '' }: Readonly<Record<string, string>>) => `a purchase of ${amount} from ${supplier}`
const words = { en: { name: 'Purchases', what }, es: { name: 'Compras', what }, ar: { name: 'المشتريات', what } }

const kinds = [
  defineApproval({ kind: PURCHASE, permission: 'procurement', words, parties: async () => parties }),
  defineApproval({ kind: PLATFORM_ACT, permission: null, words }),
]

export type Purchase = { id: string; authorId: string; amountMinor: number | null; workspaceId: string | null; note?: string }

/** Adds the kinds to a Plaza. */
export function plantApproval(plaza: TestPlaza) {
  plaza.services.approvalKinds = joinApprovalKinds([...plaza.services.approvalKinds.values(), ...kinds])
  const asked = ({ id, workspaceId, ...purchase }: Purchase) => ({
    ...purchase,
    workspaceId,
    kind: workspaceId === null ? PLATFORM_ACT : PURCHASE,
    resource: { type: 'purchase', id },
  })
  return {
    /** Names people who would gain by a purchase. */
    setParties: (id: string, userIds: readonly string[]) => parties.set(id, userIds),
    needs: (purchase: Purchase) => transactAsSystem(plaza.services, (tx) => needsApproval(tx, asked(purchase))),
    /** Asks for an approval; what listens hears of it. */
    async request(purchase: Purchase): Promise<string> {
      const requestId = await transactAsSystem(plaza.services, (tx) =>
        requestApproval(tx, { ...asked(purchase), params: { supplier: 'Kiln & Sons' } }),
      )
      await plaza.settle()
      return requestId
    },
  }
}
