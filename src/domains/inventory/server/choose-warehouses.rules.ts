/** The rule by which orders allocate units in warehouses (docs/decisions/0058-stock-in-places.md). Pure: no database, no clock. */

import { takeUnits } from './take-units.rules.ts'

/** Where goods go to. */
export type Destination = { country: string; region?: string | undefined; postalCode?: string | undefined }

export type Candidate = {
  warehouseId: string
  /** Units on hand that are not allocated. */
  free: number
  country: string | null
  region: string
  postalCode: string
  priority: number
}

export type Taken = { warehouseId: string; quantity: number }

/**
 * A warehouse that has all units comes before several that share them; among those the nearest, then the smallest priority number, then
 * the oldest (the order of ids). Takes less than `quantity` if there is less.
 */
export function chooseWarehouses(candidates: readonly Candidate[], quantity: number, to: Destination | null): Taken[] {
  const ranked = candidates.filter(({ free }) => free > 0).sort((a, b) => compareWarehouses(a, b, to))
  const whole = ranked.find(({ free }) => free >= quantity)
  return takeUnits(whole ? [whole] : ranked, quantity)
}

function compareWarehouses(a: Candidate, b: Candidate, to: Destination | null): number {
  return distance(a, to) - distance(b, to) || a.priority - b.priority || (a.warehouseId < b.warehouseId ? -1 : 1)
}

/** 0: the same postal area. 1: the same region. 2: the same country. 3: elsewhere, or not known. */
function distance(warehouse: Candidate, to: Destination | null): 0 | 1 | 2 | 3 {
  if (to === null || warehouse.country === null || warehouse.country !== to.country) return 3
  if (isSame(postalArea(warehouse.postalCode), postalArea(to.postalCode ?? ''))) return 0
  return isSame(normalize(warehouse.region), normalize(to.region ?? '')) ? 1 : 2
}

/** The first three characters of a postal code name an area in most countries. */
const postalArea = (code: string) => normalize(code).replace(/[\s-]/g, '').slice(0, 3)
const normalize = (text: string) => text.normalize('NFC').trim().toLowerCase()
const isSame = (a: string, b: string) => a !== '' && a === b
