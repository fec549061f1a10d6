import type { MoneyView } from '#platform/shared/contract.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { Content, SoldIn } from '../contract/units.ts'
import { useUnits } from './use-units.ts'

type Props = { price: MoneyView; measure: SoldIn; content?: Content | null; className?: string }

/** The price per kilogram, meter or liter; nothing for pieces without a content. */
export function UnitPrice({ price, measure, content = null, className = '' }: Props) {
  const text = useUnits().price(price, measure, content)
  return text && <span className={classes('text-xs font-normal whitespace-nowrap text-muted-foreground', className)}>{text}</span>
}
