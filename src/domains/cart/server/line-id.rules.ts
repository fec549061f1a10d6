/** The id of a line: what makes two additions the same line. Pure: no database, no clock. */
import { createHash } from 'node:crypto'
import type { PersonalValue } from '../../catalog/contract.ts'

const DIGEST_LENGTH = 32

/** The variant, and a digest of its personalization if it has one. The order of the values doesn't matter. */
export function lineIdFor(variantId: string, personalization: readonly PersonalValue[]): string {
  if (personalization.length === 0) return variantId
  const sorted = personalization.map(({ id, value }) => [id, value]).sort(([a = ''], [b = '']) => (a < b ? -1 : 1))
  return `${variantId}.${createHash('sha256').update(JSON.stringify(sorted)).digest('hex').slice(0, DIGEST_LENGTH)}`
}

export const variantIdOf = (lineId: string): string => lineId.split('.')[0] ?? lineId

/** Units of a variant in all its lines but one. Stock and the product's limits apply to all lines of a variant together. */
export function unitsElsewhere(lines: readonly { lineId: string; variantId: string; quantity: number }[], lineId: string): number {
  const variantId = variantIdOf(lineId)
  return lines.reduce((sum, line) => sum + (line.variantId === variantId && line.lineId !== lineId ? line.quantity : 0), 0)
}

/** Units of each variant in all lines. */
export function unitsByVariant(lines: readonly { variantId: string; quantity: number }[]): Map<string, number> {
  const units = new Map<string, number>()
  for (const { variantId, quantity } of lines) units.set(variantId, (units.get(variantId) ?? 0) + quantity)
  return units
}
