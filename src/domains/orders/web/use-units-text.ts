import { variantLabel } from '#domains/catalog/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { ChosenUnits, LineView } from '../contract.ts'

type NamedLine = Pick<LineView, 'position' | 'name' | 'options'>

/** Formats units of lines as text, each name isolated from the surrounding text direction: `3 × Wool Throw (Sage · M)`. */
export function useUnitsText(lines: readonly NamedLine[]): (units: readonly ChosenUnits[]) => string {
  const locale = useLocale()
  const nameOf = (position: number) => {
    const line = lines.find((each) => each.position === position)
    const form = line ? variantLabel(line) : ''
    return form ? `${line?.name} (${form})` : (line?.name ?? '')
  }
  return (units) => units.map(({ position, quantity }) => `${formatNumber(quantity, locale)} × \u2068${nameOf(position)}\u2069`).join(' · ')
}
