import { type Content, type SoldIn, useUnits } from '#domains/catalog/web/index.ts'
import type { MoneyView } from '#platform/shared/contract.ts'

type Props = { price: MoneyView; measure: SoldIn; content: Content | null; limits: string | null }

/** What the price is for: `per 100 g · €24.00/kg · from 200 g`; of a bottle, `500 ml · €16.00/l`. */
export function MeasureText({ price, measure, content, limits }: Props) {
  const units = useUnits()
  const amount = units.per(measure) ?? (content && units.amount(content.amount, content.unit))
  const texts = [amount, units.price(price, measure, content), limits].filter((text) => text !== null)
  return texts.length > 0 && <p className="mt-1.5 text-xs text-muted-foreground">{texts.join(' · ')}</p>
}
