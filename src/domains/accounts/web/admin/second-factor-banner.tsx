import { ShieldAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { useMe } from '../queries.ts'
import { SECURITY_SETTINGS, useSecondFactorOverdue } from './second-factor-needed.tsx'

/** Asks an administrator to set up a second factor in time; renders nothing otherwise. */
export function SecondFactorBanner({ className = '' }: { className?: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const due = useMe()?.secondFactorDue
  const overdue = useSecondFactorOverdue()
  if (!due) return null
  return (
    <div
      role="status"
      className={`flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-destructive/60 bg-card px-4 py-3 ${className}`}
    >
      <ShieldAlert aria-hidden className="size-5 shrink-0 text-destructive" />
      <p className="min-w-48 flex-1 font-medium">
        {overdue ? t('accounts.adminFactor.closed') : t('accounts.adminFactor.banner', { when: formatMoment(due, locale) })}
      </p>
      <Link to={SECURITY_SETTINGS} className="inline-flex min-h-9 items-center font-medium underline underline-offset-4">
        {t('accounts.adminFactor.setUp')}
      </Link>
    </div>
  )
}
