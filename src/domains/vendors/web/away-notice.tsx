import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { formatDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'

/** Notice for shoppers that a shop is on vacation; `until` is YYYY-MM-DD. */
export default function AwayNotice({ until }: { until: string }) {
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
