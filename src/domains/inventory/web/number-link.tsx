import { Link } from 'react-router'
import { useUnits } from '#domains/catalog/web/index.ts'
import type { StockedVariant } from '../contract.ts'

type Props = { value: number; measure: StockedVariant['measure']; to: string; label: string; strong?: boolean }

/** Units that open the entries behind them. Zero has none. `label`: what the number counts. */
export function NumberLink({ value, measure, to, label, strong = false }: Props) {
  const units = useUnits()
  const text = <bdi className={strong ? 'font-semibold' : ''}>{units.quantity(measure, value)}</bdi>
  if (value === 0) return <span className="text-muted-foreground tabular-nums">{text}</span>
  return (
    <Link to={to} aria-label={`${label}: ${units.quantity(measure, value)}`} className="tabular-nums underline-offset-4 hover:underline">
      {text}
    </Link>
  )
}
