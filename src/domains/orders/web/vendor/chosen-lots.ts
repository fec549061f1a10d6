import type { ChosenUnits, LineView } from '../../contract.ts'

export type ShippableLot = { variantId: string; number: string; expiresOn: string | null; warehouse: string; quantity: number }
export type LotKey = { variantId: string; number: string }

export const isSameLot = (a: LotKey, b: LotKey): boolean => a.variantId === b.variantId && a.number === b.number

/** Units per variant that a parcel with these units has; a bundle has those of its parts. */
export function unitsOfVariants(lines: readonly Pick<LineView, 'position' | 'variantId' | 'bundleParts'>[], units: readonly ChosenUnits[]) {
  const sums = new Map<string, number>()
  const add = (variantId: string, quantity: number) => sums.set(variantId, (sums.get(variantId) ?? 0) + quantity)
  for (const { position, quantity } of units) {
    const line = lines.find((each) => each.position === position)
    if (!line) continue
    if (line.bundleParts.length === 0) add(line.variantId, quantity)
    for (const part of line.bundleParts) add(part.variantId, part.quantity * quantity)
  }
  return sums
}

/** Takes from each picked lot what it has, until the parcel has all units of the variant. */
export function toChosenLots(picked: readonly LotKey[], lots: readonly ShippableLot[], wanted: ReadonlyMap<string, number>) {
  const left = new Map(wanted)
  return picked.flatMap(({ variantId, number }) => {
    const has = lots.filter((lot) => isSameLot(lot, { variantId, number })).reduce((sum, { quantity }) => sum + quantity, 0)
    const quantity = Math.min(has, left.get(variantId) ?? 0)
    left.set(variantId, (left.get(variantId) ?? 0) - quantity)
    return quantity > 0 ? [{ variantId, number, quantity }] : []
  })
}
