import { useTranslation } from 'react-i18next'
import { formatCharge } from '#platform/web/money.tsx'
import type { BoardView } from '../../contract.ts'

/** What the open deals of a board may bring, in one line of a fixed height. */
export function Forecast({ board }: { board: BoardView | undefined }) {
  const { t } = useTranslation()
  const forecast = board?.forecast ?? []
  return (
    <p className="mb-4 min-h-6 text-sm text-muted-foreground">
      {forecast.map(({ open, weighted }) => (
        <span key={open.currency} className="me-5 inline-block">
          {t('crm.board.forecast', { open: formatCharge(open), weighted: formatCharge(weighted) })}
        </span>
      ))}
    </p>
  )
}
