/** What needs a second person before an order goes on. */
import { defineApproval } from '#platform/server/approvals/approval-kind.ts'

/** A purchase order above the limit of its workspace, in the base currency. */
export const PURCHASE_ORDER = 'procurement.purchaseOrder'

export const approvals = [
  defineApproval({
    kind: PURCHASE_ORDER,
    permission: 'procurement',
    words: {
      en: {
        name: 'Purchase orders',
        what: ({ amount, number = '', supplier = '' }) => `purchase order #${number} to ${supplier}, ${amount}`,
      },
      es: {
        name: 'Órdenes de compra',
        what: ({ amount, number = '', supplier = '' }) => `la orden de compra n.º ${number} a ${supplier}, ${amount}`,
      },
      ar: {
        name: 'أوامر الشراء',
        what: ({ amount, number = '', supplier = '' }) => `أمر الشراء رقم ${number} إلى ${supplier}، ${amount}`,
      },
    },
  }),
]
