import type { Typed } from '#platform/web/inputs/number-field.tsx'
import { MAX_LOT_NUMBER } from '../../contract/limits.ts'

/** A batch or serial number in a form. A quantity that isn't typed is the rest of the units. */
export type LotDraft = { number: string; quantity: Typed; expiresOn: string }

export const newLot = (): LotDraft => ({ number: '', quantity: null, expiresOn: '' })

/** Serial numbers, one per line, as they are typed, pasted or scanned; commas, semicolons and tabs separate them too. */
export function toSerials(text: string): LotDraft[] {
  return text.split(/\r?\n|[,;\t]/).map((number) => ({ number: number.slice(0, MAX_LOT_NUMBER), quantity: 1, expiresOn: '' }))
}

export const serialsText = (lots: readonly LotDraft[]): string => lots.map(({ number }) => number).join('\n')

export const countSerials = (lots: readonly LotDraft[]): number => lots.filter(({ number }) => number.trim() !== '').length

/** The input of an operation; undefined: nothing is named. `units`: how many move. */
export function toNamedLots(lots: readonly LotDraft[], units: number) {
  const named = lots.filter(({ number }) => number.trim() !== '')
  if (named.length === 0) return undefined
  const typed = named.reduce((sum, { quantity }) => sum + (typeof quantity === 'number' ? quantity : 0), 0)
  return named.map(({ number, quantity, expiresOn }) => ({
    number: number.trim(),
    quantity: typeof quantity === 'number' ? quantity : Math.max(1, units - typed),
    madeOn: null,
    expiresOn: expiresOn || null,
  }))
}
