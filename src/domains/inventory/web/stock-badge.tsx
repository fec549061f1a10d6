import { CircleX, TriangleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { StockState } from '../contract.ts'

/** `low` or `out`, as a word with its own sign, so that nobody needs the color. */
export function StockBadge({ state }: { state: StockState }) {
  const { t } = useTranslation()
  if (state === 'ok') return null
  const Icon = state === 'out' ? CircleX : TriangleAlert
  const tone = state === 'out' ? 'bg-destructive/15 text-destructive' : 'bg-warning/20 text-foreground'
  return (
    <span className={`inline-flex items-center gap-1 rounded-full px-2 py-1 text-xs leading-none font-semibold whitespace-nowrap ${tone}`}>
      <Icon aria-hidden className="size-3.5" />
      {t(state === 'out' ? 'inventory.state.out' : 'inventory.state.low')}
    </span>
  )
}
