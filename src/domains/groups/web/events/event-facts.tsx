import { CalendarDays, MapPin, Users } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { WrittenText } from '#domains/network/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import type { EventView } from '../../contract.ts'
import { EventTime } from './event-time.tsx'

/** When, where, and how many people come. */
export function EventFacts({ event }: { event: EventView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { place, places, goingCount, maybeCount } = event
  const shown = (count: number) => formatNumber(count, locale)
  const going =
    places === null
      ? t('groups.events.goingCount', { count: goingCount, shown: shown(goingCount) })
      : t('groups.events.goingOf', { count: goingCount, shown: shown(goingCount), places: shown(places) })
  return (
    <ul className="space-y-2">
      <li className="flex gap-2.5">
        <CalendarDays aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
        <span className="min-w-0">
          <EventTime event={event} />
        </span>
      </li>
      {place && (
        <li className="flex gap-2.5">
          <MapPin aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
          <span className="min-w-0 wrap-anywhere">
            <span className="sr-only">{t('groups.events.field.place')}: </span>
            <WrittenText text={place} mentions={[]} />
          </span>
        </li>
      )}
      <li className="flex gap-2.5">
        <Users aria-hidden className="mt-0.5 size-4 shrink-0 text-muted-foreground" />
        <span>
          {going}
          {maybeCount > 0 && ` · ${t('groups.events.maybeCount', { count: maybeCount, shown: shown(maybeCount) })}`}
        </span>
      </li>
    </ul>
  )
}

export function EventState({ event: { isCancelled, isOver, isFull } }: { event: EventView }) {
  const { t } = useTranslation()
  if (isCancelled) return <Badge tone="destructive">{t('groups.events.canceled')}</Badge>
  if (isOver) return <Badge>{t('groups.events.over')}</Badge>
  return isFull ? <Badge tone="warning">{t('groups.events.full')}</Badge> : null
}
