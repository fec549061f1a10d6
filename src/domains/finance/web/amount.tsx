import type { MoneyView } from '#platform/shared/contract.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { classes } from '#platform/web/ui/classes.ts'

type Props = { money: MoneyView /** Shows the sign of positive amounts too. */; signed?: boolean; className?: string }

/** An amount that is actually owed or paid: exact, in its own currency, in every language. */
export function Amount({ money, signed = false, className }: Props) {
  const plus = signed && money.amountMinor > 0 ? '+' : ''
  return (
    <bdi dir="ltr" className={classes('whitespace-nowrap tabular-nums', className)}>
      {plus}
      {formatCharge({ ...money, amountMinor: money.amountMinor || 0 })}
    </bdi>
  )
}
