import { nameWithVariant, PIECES, quantityOf } from '#domains/catalog/web/index.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { ChosenUnits, LineView } from '../contract.ts'

type NamedLine = Pick<LineView, 'position' | 'name' | 'options' | 'measure'>

/** Formats units of lines as text, each name isolated from the surrounding text direction: `3 × Wool Throw (Sage · M)`, `300 g Manchego`. */
export function useUnitsText(lines: readonly NamedLine[]): (units: readonly ChosenUnits[]) => string {
  const locale = useLocale()
  const textOf = ({ position, quantity }: ChosenUnits) => {
    const line = lines.find((each) => each.position === position)
    return quantityOf(line?.measure ?? PIECES, quantity, line ? nameWithVariant(line) : '', locale)
  }
  return (units) => units.map(textOf).join(' · ')
}
