import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatSpan } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { LeaveClash } from '../../contract.ts'
import { LeaveBadge } from './leave-badge.tsx'
import { leavePath } from './leave-paths.ts'

/** Colleagues of the same department who are away at the same time. */
export function Clashes({ clashes }: { clashes: readonly LeaveClash[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (clashes.length === 0) return null
  return (
    <div className="mt-3">
      <h3 className="font-medium">{t('hr.leave.clashes')}</h3>
      <ul className="mt-1 space-y-1">
        {clashes.map(({ requestId, name, startDate, endDate, status }) => (
          <li key={requestId} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link to={leavePath(requestId)} className="underline-offset-4 hover:underline">
              <bdi>{name}</bdi>
            </Link>
            <span className="text-muted-foreground">{formatSpan({ from: startDate, to: endDate }, locale)}</span>
            <LeaveBadge status={status} />
          </li>
        ))}
      </ul>
    </div>
  )
}
