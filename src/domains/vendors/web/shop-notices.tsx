/** What has to be known of a shop before anything else. */
import { CalendarClock, OctagonAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'

/** For its own people. */
export function SuspensionNotice({ reason }: { reason: string }) {
  const { t } = useTranslation()
  return (
    <div className="mb-5 flex gap-3 rounded-md border border-destructive p-4">
      <OctagonAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
      <div className="min-w-0">
        <p className="font-semibold">{t('vendors.suspension.title')}</p>
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
        <p className="mt-1 text-muted-foreground">{t('vendors.suspension.text')}</p>
      </div>
    </div>
  )
}

/** For everybody, where its goods are shown; `until` is a plain date. */
export function AwayNotice({ until }: { until: string }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <div role="note" className="flex gap-3 rounded-md border border-warning p-4">
      <CalendarClock aria-hidden className="mt-0.5 size-5 shrink-0 text-warning" />
      <div className="min-w-0">
        <p className="font-semibold">{t('vendors.away.notice', { day: formatDay(`${until}T12:00`, locale) })}</p>
        <p className="mt-0.5 text-muted-foreground">{t('vendors.away.noticeText')}</p>
      </div>
    </div>
  )
}
