/** Operations on suppliers' bills. */
import * as z from 'zod'
import { pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { billId, billInput, billView } from './bill-views.ts'
import { BILL_SORTS, BILL_STATUSES, MAX_NOTES } from './constants.ts'
import { orderId } from './order-views.ts'
import { supplierId } from './supplier-views.ts'

const ACCESS = 'workspace:procurement'
const changed = z.object({ billId, version: recordVersion })
/** Somebody else changed the bill since the caller saw it. */
const BILL_CHANGED = { BILL_CHANGED: { status: 409, data: z.object({ current: billView }) } } as const

export const bills = {
  list: read(ACCESS, '/procurement/bills')
    .input(
      z.object({
        ...pageInput,
        q: singleLineText(80).optional(),
        orderId: orderId.optional(),
        supplierId: supplierId.optional(),
        status: z.enum(BILL_STATUSES).optional(),
        /** Open after the due day. */
        overdue: z.boolean().default(false),
        sort: z.enum(BILL_SORTS).default('-billed'),
      }),
    )
    .output(z.object({ items: z.array(billView), nextCursor: z.string().nullable(), total: totalView })),
  /** A line with a quantity of 0 isn't on the bill. */
  enter: write(ACCESS, 'POST', '/procurement/bills')
    .input(billInput)
    .output(billView)
    .errors({
      /** A bill of the supplier that isn't void has this number. */
      BILL_EXISTS: { status: 409 },
      /** No units and no other costs. */
      NOTHING_BILLED: { status: 400 },
      DUE_BEFORE_BILLED: { status: 400 },
    }),
  /** A mark; no money leaves Plaza. */
  pay: write(ACCESS, 'PUT', '/procurement/bills/{billId}/paid')
    .input(changed.extend({ paidOn: z.iso.date(), note: multiLineText(MAX_NOTES) }))
    .output(billView)
    .errors({
      ...BILL_CHANGED,
      DATE_IN_FUTURE: { status: 400 },
      /** Above the approval limit, who entered a bill doesn't pay it. */
      SECOND_PERSON_NEEDED: { status: 409 },
      BILL_NOT_OPEN: { status: 409 },
    }),
  /** Takes the mark away. */
  reopen: write(ACCESS, 'PUT', '/procurement/bills/{billId}/open')
    .input(changed)
    .output(billView)
    .errors({ ...BILL_CHANGED, BILL_NOT_PAID: { status: 409 } }),
  /** Its units are no longer billed, and its number can be entered again. */
  void: write(ACCESS, 'PUT', '/procurement/bills/{billId}/void')
    .input(changed.extend({ reason: multiLineText(MAX_NOTES).min(1) }))
    .output(billView)
    .errors({ ...BILL_CHANGED, BILL_NOT_OPEN: { status: 409 } }),
}
