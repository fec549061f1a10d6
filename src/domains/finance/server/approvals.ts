/** What needs a second person before money goes out. */
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { loadMemberIds } from '#domains/workspaces/server/index.ts'
import { defineApproval } from '#platform/server/approvals/approval-kind.ts'
import { loadPayouts } from './payouts.sql.ts'

/** A vendor's request above the limit of its workspace. */
export const PAYOUT_REQUEST = 'finance.payout'
/** The transfer of a payout above the platform's limit. */
export const PAYOUT_TRANSFER = 'finance.payoutTransfer'

export const approvals = [
  defineApproval({
    kind: PAYOUT_REQUEST,
    permission: 'finance',
    isOffered: async (db, workspaceId) => (await loadApprovedVendors(db, [workspaceId])).has(workspaceId),
    words: {
      en: { name: 'Payouts', what: ({ amount }) => `a payout of ${amount}` },
      es: { name: 'Pagos', what: ({ amount }) => `un pago de ${amount}` },
      ar: { name: 'الدفعات', what: ({ amount }) => `دفعة بقيمة ${amount}` },
    },
  }),
  defineApproval({
    kind: PAYOUT_TRANSFER,
    permission: null,
    /** The people of the business that would be paid. */
    async parties(db, payoutIds) {
      const payouts = await loadPayouts(db, payoutIds)
      const members = await loadMemberIds(
        db,
        payouts.map(({ workspaceId }) => workspaceId),
      )
      return new Map(payouts.map(({ id, workspaceId }) => [id, members.get(workspaceId) ?? []]))
    },
    words: {
      en: { name: 'Payouts to vendors', what: ({ amount, vendor = '' }) => `a payout of ${amount} to ${vendor}` },
      es: { name: 'Pagos a vendedores', what: ({ amount, vendor = '' }) => `un pago de ${amount} a ${vendor}` },
      ar: { name: 'دفعات البائعين', what: ({ amount, vendor = '' }) => `دفعة بقيمة ${amount} إلى ${vendor}` },
    },
  }),
]
