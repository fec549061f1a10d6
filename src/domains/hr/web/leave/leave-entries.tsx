import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { BalanceRecord } from '../../contract.ts'
import { leavePath } from './leave-paths.ts'

/** The rows behind the balances of a year. Keys: hr.balances.entry.*, hr.leave.type.* */
export function LeaveEntries({ entries }: { entries: BalanceRecord['entries'] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (entries.length === 0) return <p className="mt-3 text-muted-foreground">{t('hr.balances.noEntries')}</p>
  const signed = (days: number) => `${days > 0 ? '+' : '−'}${formatNumber(Math.abs(Math.round(days * 100) / 100), locale)}`
  return (
    <ul aria-label={t('hr.balances.entries')} className="mt-3 max-h-72 divide-y overflow-y-auto">
      {entries.map(({ id, type, kind, day, days, requestId, note, createdBy }) => (
        <li key={id} className="flex items-center justify-between gap-4 py-2">
          <span className="min-w-0">
            <span className="block">
              {requestId ? (
                <Link to={leavePath(requestId)} className="underline underline-offset-4">
                  {t(`hr.balances.entry.${kind}`)}
                </Link>
              ) : (
                t(`hr.balances.entry.${kind}`)
              )}
              <span className="text-muted-foreground"> · {t(`hr.leave.type.${type}`)}</span>
            </span>
            <span className="block text-xs text-muted-foreground">
              {formatUtcDay(day, locale)}
              {createdBy && (
                <>
                  {' · '}
                  <bdi>{createdBy}</bdi>
                </>
              )}
              {note && (
                <>
                  {' · '}
                  <bdi>{note}</bdi>
                </>
              )}
            </span>
          </span>
          <span dir="ltr" className="shrink-0 tabular-nums">
            {signed(days)}
          </span>
        </li>
      ))}
    </ul>
  )
}
