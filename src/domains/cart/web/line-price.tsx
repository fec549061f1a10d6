import type { MoneyView } from '#platform/shared/contract.ts'
import { Price } from '#platform/web/money.tsx'
import { classes } from '#platform/web/ui/classes.ts'

type Props = { line: { lineTotal: MoneyView; discount: MoneyView }; className?: string }

/** The line's price, with the price before promotions struck through. */
export function LinePrice({ line: { lineTotal, discount }, className = '' }: Props) {
  return (
    <span className="block text-end">
      {discount.amountMinor > 0 && (
        <s className="block text-xs text-muted-foreground">
          <Price money={lineTotal} plain />
        </s>
      )}
      <Price money={{ ...lineTotal, amountMinor: lineTotal.amountMinor - discount.amountMinor }} className={classes(className)} />
    </span>
  )
}
