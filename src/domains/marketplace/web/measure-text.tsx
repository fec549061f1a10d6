import { type Content, isMeasured, type SoldIn, UnitPrice, useUnits } from '#domains/catalog/web/index.ts'
import type { MoneyView } from '#platform/shared/contract.ts'

type Props = { price: MoneyView; measure: SoldIn; content: Content | null; limits: string | null }

/** What the price is for: `per 100 g · €24.00/kg · from 200 g`. */
export function MeasureText({ price, measure, content, limits }: Props) {
  const units = useUnits()
  if (!isMeasured(measure) && !content && !limits) return null
  const amount = isMeasured(measure) ? units.quantity(measure, 1) : content && units.amount(content.amount, content.unit)
  return (
    <p className="mt-1.5 flex flex-wrap gap-x-2 text-xs text-muted-foreground">
      {amount && <span>{amount}</span>}
      <UnitPrice price={price} measure={measure} content={content} />
      {limits && <span>{limits}</span>}
    </p>
  )
}
