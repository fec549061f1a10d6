import { useTranslation } from 'react-i18next'
import { dateFormat } from '#platform/shared/formats.ts'
import type { Locale } from '#platform/shared/language.ts'
import { textLocale } from '#platform/web/i18n/numbers.ts'
import { currentTimeZone } from '#platform/web/i18n/time-zone.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { EventView } from '../../contract.ts'

type Times = Pick<EventView, 'startsAt' | 'endsAt' | 'timeZone'>

/** `Saturday, November 28, 10:00 AM – 1:00 PM` by the clock of a time zone. */
export function formatTimes({ startsAt, endsAt, timeZone }: Times, locale: Locale): string {
  const format = dateFormat(textLocale(locale), {
    calendar: 'gregory',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  })
  return format.formatRange(new Date(startsAt), new Date(endsAt))
}

/** `Europe/Madrid` → `Madrid` */
const toCity = (timeZone: string) => timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ')

/** In the time zone of the event, and in the reader's where that differs. */
export function EventTime({ event }: { event: Times }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const own = currentTimeZone()
  const there = formatTimes(event, locale)
  const here = formatTimes({ ...event, timeZone: own }, locale)
  return (
    <>
      <time dateTime={event.startsAt}>{there}</time>
      {here !== there && (
        <>
          {' '}
          <bdi className="text-muted-foreground">({toCity(event.timeZone)})</bdi>
          <span className="block text-xs text-muted-foreground">{t('groups.events.yourTime', { time: here })}</span>
        </>
      )}
    </>
  )
}
