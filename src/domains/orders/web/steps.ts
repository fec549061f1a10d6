/** Progress steps of a part for the shopper: placed, paid, packed, shipped, delivered. */
import type { OrderView, PartView, Side } from '../contract.ts'

export type StepName = 'placed' | 'paid' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'returned' | 'refunded'
export type Step = { name: StepName; at: string | null; side: Side | null }

const STEP_NAMES = {
  Pending: 'placed',
  Processing: 'packed',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
  Returned: 'returned',
  Refunded: 'refunded',
} as const

/** Payment on delivery comes after delivery. A cancelled part shows no upcoming steps. */
export function toSteps({ history }: Pick<PartView, 'history'>, payment: OrderView['payment']): Step[] {
  const done = history.map(({ status, at, side }): Step => ({ name: STEP_NAMES[status], at, side }))
  const over = done.some(({ name }) => name === 'cancelled')
  const ahead = (['placed', 'packed', 'shipped', 'delivered'] as const)
    .filter((name) => !over && !done.some((step) => step.name === name))
    .map((name): Step => ({ name, at: null, side: null }))
  const paid: Step = { name: 'paid', at: payment?.paidAt ?? null, side: null }
  const steps = [...done, ...ahead]
  if (!payment || (!paid.at && (over || payment.status === 'cancelled'))) return steps
  if (payment.method !== 'delivery') return [...steps.slice(0, 1), paid, ...steps.slice(1)]
  const end = steps.findIndex(({ name }) => name === 'delivered')
  return end < 0 ? steps : [...steps.slice(0, end + 1), paid, ...steps.slice(end + 1)]
}
