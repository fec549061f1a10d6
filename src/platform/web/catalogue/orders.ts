/** Sample orders of a small shop with paging, search, filters and sorting, like a list operation. */
import { chosenValues, momentRange } from '../table/filters.ts'
import type { Page, PageRequest } from '../table/table.ts'

export type Order = {
  id: string
  number: number
  customer: string
  city: string
  state: State
  units: number
  totalMinor: number
  placedAt: string
}
export type State = 'open' | 'paid' | 'sent' | 'returned'

export const STATES: readonly State[] = ['open', 'paid', 'sent', 'returned']
const PEOPLE = ['Amira Haddad', 'Bruno Paz', 'Chen Wei', 'Dalia Mansour', 'Elena Ortiz', 'فريد الخطيب', 'Gustavo Núñez', 'هالة سعيد']
const CITIES = ['Cuenca', 'Berlin', 'بيروت', 'Ciudad de México', 'Lyon']
const HOUR_MS = 3_600_000
const COUNT = 240
const FIRST = Date.UTC(2026, 9, 21, 12)

export const ORDERS: readonly Order[] = Array.from({ length: COUNT }, (_, index) => ({
  id: `ord_${1000 + index}`,
  number: 1000 + index,
  customer: pick(PEOPLE, index * 7 + (index >> 3)),
  city: pick(CITIES, index * 3),
  state: pick(STATES, index * 5 + (index >> 2)),
  units: 1 + ((index * 13) % 9),
  totalMinor: 900 + ((index * 7919) % 48_000),
  placedAt: new Date(FIRST - index * 5 * HOUR_MS).toISOString(),
}))

/** The cursor is an offset, which is good enough for data that never changes. */
export async function pageOfOrders({ cursor, limit, q = '', sort, filters }: PageRequest): Promise<Page<Order>> {
  const states = chosenValues<State>(filters, 'state')
  const placed = momentRange(filters, 'placed')
  const units = filters['units']
  const range = units && 'numbers' in units ? units.numbers : {}
  const city = filters['city']
  const matching = ORDERS.filter(
    (order) =>
      `${order.number} ${order.customer}`.toLowerCase().includes(q.toLowerCase()) &&
      (states.length === 0 || states.includes(order.state)) &&
      (!placed?.from || order.placedAt >= placed.from) &&
      (!placed?.before || order.placedAt < placed.before) &&
      (range.from === undefined || order.units >= range.from) &&
      (range.to === undefined || order.units <= range.to) &&
      (!city || !('text' in city) || order.city.includes(city.text)),
  )
  const by = sort?.replace('-', '')
  const keyOf = ({ number, totalMinor }: Order) => (by === 'total' ? totalMinor : number)
  const way = sort?.startsWith('-') ? -1 : 1
  const ordered = by ? matching.toSorted((one, other) => (keyOf(one) - keyOf(other)) * way) : matching
  const start = Number(cursor ?? 0)
  const end = start + limit
  return {
    rows: ordered.slice(start, end),
    nextCursor: end < ordered.length ? String(end) : null,
    total: { count: ordered.length, exact: true },
  }
}

function pick<Of>(from: readonly Of[], index: number): Of {
  return from[index % from.length] as Of
}
