import type { MoneyView } from '#platform/shared/contract.ts'
import { formatCharge } from '#platform/web/money.tsx'
import { classes } from '#platform/web/ui/classes.ts'

type Props = { money: MoneyView /** With its sign, also above zero. */; signed?: boolean; className?: string }

/** Money that is really owed or paid: to the cent, in its own currency, whatever the language. */
export function Amount({ money, signed = false, className }: Props) {
  const plus = signed && money.amountMinor > 0 ? '+' : ''
  return (
    <bdi dir="ltr" className={classes('whitespace-nowrap tabular-nums', className)}>
      {plus}
      {formatCharge({ ...money, amountMinor: money.amountMinor || 0 })}
    </bdi>
  )
}
