/** The way of a part as a shopper follows it: placed, paid, packed, shipped, delivered. */
import type { OrderView, PartView, Side } from '../contract.ts'

export type StepName = 'placed' | 'paid' | 'packed' | 'shipped' | 'delivered' | 'cancelled' | 'returned' | 'refunded'
export type Step = { name: StepName; at: string | null; side: Side | null }

const NAMES = {
  Pending: 'placed',
  Processing: 'packed',
  Shipped: 'shipped',
  Delivered: 'delivered',
  Cancelled: 'cancelled',
  Returned: 'returned',
  Refunded: 'refunded',
} as const

/** Who pays at the door pays last. A part that was cancelled goes no further than it got. */
export function stepsOf({ history }: Pick<PartView, 'history'>, payment: OrderView['payment']): Step[] {
  const done = history.map(({ status, at, side }): Step => ({ name: NAMES[status], at, side }))
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
