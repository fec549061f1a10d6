/** Rules about batches and serial numbers (docs/decisions/0067-batches-and-serial-numbers.md). Pure: no database, no clock. */

import { EXPIRES_SOON_DAYS } from '../../contract.ts'

const DAY_MS = 86_400_000

/** Units that somebody names. `expiresOn`, `madeOn`: of a batch that is new. */
export type NamedLot = {
  number: string
  quantity: number
  expiresOn?: string | null | undefined
  madeOn?: string | null | undefined
}

/** What a warehouse has of a lot. `blocked`: expired units that nobody is promised. */
export type LotUnits = {
  lotId: string
  variantId: string
  warehouseId: string
  number: string
  expiresOn: string | null
  quantity: number
  blocked: number
}

/** The day of a moment, in UTC. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** The day that many days later. */
export function dayAfter(day: string, days: number): string {
  return dayOf(new Date(Date.parse(day) + days * DAY_MS))
}

export type LotState = 'ok' | 'soon' | 'expired'

/** `soon`: expires within EXPIRES_SOON_DAYS. */
export function stateOf(expiresOn: string | null, today: string): LotState {
  if (isExpired(expiresOn, today)) return 'expired'
  return expiresOn !== null && expiresOn <= dayAfter(today, EXPIRES_SOON_DAYS) ? 'soon' : 'ok'
}

/** A lot can be sold on the day it expires, and no longer. */
export function isExpired(expiresOn: string | null, today: string): boolean {
  return expiresOn !== null && expiresOn < today
}

/** Takes up to `quantity` units from the first rows that have some, and leaves the rest in them. */
export function takeFrom<Row extends { quantity: number }>(rows: readonly Row[], quantity: number): { row: Row; quantity: number }[] {
  let left = quantity
  return rows.flatMap((row) => {
    const taken = Math.min(row.quantity, left)
    row.quantity -= taken
    left -= taken
    return taken > 0 ? [{ row, quantity: taken }] : []
  })
}

type Place = { warehouseId: string; quantity: number; allocated: number }

/**
 * How many expired units of each lot can be blocked: those that no order and no payment is promised. Lots that expired first come first.
 * Promised units stay promised, and their order can't be shipped until good ones come.
 */
export function unitsToBlock(
  lots: readonly LotUnits[],
  stock: { onHand: number; allocated: number; held: number },
  places: readonly Place[],
  today: string | null,
): { lot: LotUnits; target: number }[] {
  const blockedIn = (rows: readonly LotUnits[]) => rows.reduce((sum, { blocked }) => sum + blocked, 0)
  let everywhere = stock.onHand - stock.held - (stock.allocated - blockedIn(lots))
  const room = new Map(
    places.map(({ warehouseId, quantity, allocated }) => [
      warehouseId,
      quantity - allocated + blockedIn(lots.filter((lot) => lot.warehouseId === warehouseId)),
    ]),
  )
  const byExpiry = [...lots].sort((a, b) => ((a.expiresOn ?? '') < (b.expiresOn ?? '') ? -1 : 1))
  return byExpiry.map((lot) => {
    const here = room.get(lot.warehouseId) ?? 0
    const target = today !== null && isExpired(lot.expiresOn, today) ? Math.max(0, Math.min(lot.quantity, here, everywhere)) : 0
    everywhere -= target
    room.set(lot.warehouseId, here - target)
    return { lot, target }
  })
}
