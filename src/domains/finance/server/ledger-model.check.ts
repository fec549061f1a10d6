/** A second, plain implementation of the rules of sales, disputes and payouts, without a database and without the code under test. */

/** A vendor's part of an order. `open` are its shares in undecided disputes, `lost` is what shoppers got back by disputes. */
export type Part = {
  number: number
  vendor: Vendor
  total: number
  back: number
  open: Share[]
  lost: number
  due: boolean
  released: boolean
}
export type Order = { id: string; onDelivery: boolean; paid: boolean; parts: Part[] }
/** What one dispute claims of a part, and what is held back of it. */
type Share = { part: Part; amount: number; held: number }
export type Dispute = {
  id: string
  order: Order
  amount: number
  status: 'open' | 'won' | 'lost'
  withdrawn: boolean
  reinstated: boolean
  shares: Share[]
}
export type Vendor = { workspaceId: string; available: number; locked: number; paidOut: number; payouts: { id: string; amount: number }[] }
export type Model = { vendors: Vendor[]; orders: Order[]; disputes: Dispute[] }

export const newVendor = (workspaceId: string): Vendor => ({ workspaceId, available: 0, locked: 0, paidOut: 0, payouts: [] })
export const newPart = (number: number, vendor: Vendor, total: number): Part => ({
  number,
  vendor,
  total,
  back: 0,
  open: [],
  lost: 0,
  due: false,
  released: false,
})

/** `part` of `whole` times `of`, rounded half up. */
const share = (of: number, part: number, whole: number) => Math.floor((2 * of * part + whole) / (2 * whole))
const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
export const cash = ({ total, back }: Part) => total - back
const commission = (part: Part) => share(share(part.total, 10, 100), cash(part), part.total)
const net = (part: Part) => cash(part) - commission(part)
/** The vendor's balance from a part: of cash it collected itself, only the commission it owes. */
const left = ({ onDelivery }: Order, part: Part) => (onDelivery ? -commission(part) : net(part))
const heldOf = ({ open }: Part) => sum(open.map(({ held }) => held))
export const totalOf = ({ parts }: Order) => sum(parts.map(({ total }) => total))

/** A part's earnings become available once its return window is over, the money is there, and no bank may take it. */
export function release(order: Order, part: Part): void {
  if (part.released || !part.due || heldOf(part) > 0 || !(order.onDelivery || order.paid)) return
  part.released = true
  part.vendor.available += left(order, part)
}

/** What is refunded can't be claimed any more, so it isn't held either: the vendor has what is left less what is still claimed of it. */
export function refund(order: Order, part: Part, amount: number): void {
  const before = left(order, part) - heldOf(part)
  part.back += amount
  let free = left(order, part)
  for (const one of part.open) {
    const claimed = Math.min(one.amount, cash(part))
    one.held = claimed === 0 ? 0 : Math.min(one.held, claimed - share(commission(part), claimed, cash(part)), free)
    free -= one.held
  }
  if (part.released) part.vendor.available += left(order, part) - heldOf(part) - before
}

/** By what shoppers still pay for each part: rounded down, a cent that remains goes to the larger fraction, or to the first. */
function divide(amount: number, parts: readonly Part[]): Share[] {
  const whole = sum(parts.map(cash))
  const shares = parts.map((part) => ({ part, amount: Math.floor((amount * cash(part)) / whole), held: 0 }))
  const fraction = ({ part }: Share) => (amount * cash(part)) % whole
  const first = shares.toSorted((a, b) => fraction(b) - fraction(a))[0]
  if (first) first.amount += amount - sum(shares.map((one) => one.amount))
  return shares.filter((one) => one.amount > 0)
}

/** Of each part, its share less commission is held, but never more than what the vendor has of it. */
export function hold({ order, amount, shares }: Dispute): void {
  const parts = order.parts.filter((part) => cash(part) > 0)
  for (const one of divide(Math.min(amount, sum(parts.map(cash))), parts)) {
    const { part } = one
    one.held = Math.max(0, Math.min(one.amount - share(commission(part), one.amount, cash(part)), left(order, part) - heldOf(part)))
    part.open.push(one)
    if (part.released) part.vendor.available -= one.held
    shares.push(one)
  }
}

/** What is still held is given back; of a lost dispute, what is not refunded yet goes to the shopper. */
export function settle({ order, status, shares }: Dispute): void {
  for (const one of shares) {
    const { part, amount, held } = one
    part.open = part.open.filter((other) => other !== one)
    if (part.released) part.vendor.available += held
    if (status === 'lost') {
      const lost = Math.min(amount, cash(part))
      refund(order, part, lost)
      part.lost += lost
    }
    release(order, part)
  }
}

/** The numbers on the tiles of a vendor's finances. */
export function tilesOf({ orders }: Model, vendor: Vendor) {
  const own = orders.flatMap((order) => order.parts.filter((part) => part.vendor === vendor).map((part) => ({ order, part })))
  const byCard = own.filter(({ order }) => !order.onDelivery)
  const byHand = own.filter(({ order }) => order.onDelivery).map(({ part }) => part)
  const collected = byHand.filter(({ due }) => due)
  return {
    available: vendor.available,
    locked: vendor.locked,
    paid: vendor.paidOut,
    pending: sum(byCard.filter(({ part }) => !part.released).map(({ order, part }) => left(order, part) - heldOf(part))),
    commissionDue: sum(collected.filter(({ released }) => !released).map(commission)),
    toCollect: sum(byHand.filter(({ due }) => !due).map(cash)),
    collected: sum(collected.map(cash)),
    earned: sum(own.map(({ part }) => net(part))),
    held: sum(own.map(({ part }) => heldOf(part))),
  }
}

/** What Plaza holds of card payments, and what banks took of it until they decide. */
export function platformOf({ orders, disputes }: Model) {
  const taken = disputes.filter(({ withdrawn, reinstated }) => withdrawn && !reinstated)
  return {
    cash: sum(orders.filter(({ paid }) => paid).map(totalOf)) - sum(taken.map(({ amount }) => amount)),
    disputed: sum(taken.filter(({ status }) => status !== 'lost').map(({ amount }) => amount)),
  }
}
