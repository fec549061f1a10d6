import { Link } from 'react-router'
import { dateFormat } from '#platform/shared/formats.ts'
import { textLocale } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import type { EventView } from '../../contract.ts'
import { AnswerButtons } from './answer-buttons.tsx'
import { EventFacts, EventState } from './event-facts.tsx'

/** An event in a list. */
export function EventCard({ event }: { event: EventView }) {
  const { id, groupId, title } = event
  return (
    <li className="flex gap-4 rounded-lg border bg-card p-4 sm:gap-5 sm:p-5">
      <DayLeaf event={event} />
      <div className="min-w-0 grow space-y-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <h3 dir="auto" className="text-base leading-snug font-semibold wrap-anywhere">
            <Link to={`/groups/${groupId}/events/${id}`} className="underline-offset-4 hover:underline">
              {title}
            </Link>
          </h3>
          <EventState event={event} />
        </div>
        <EventFacts event={event} />
        <AnswerButtons event={event} />
      </div>
    </li>
  )
}

/** The day as on a calendar, by the clock of the event. The line beside it says the same to screen readers. */
export function DayLeaf({ event: { startsAt, timeZone } }: { event: EventView }) {
  const locale = useLocale()
  const part = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(textLocale(locale), { calendar: 'gregory', timeZone, ...options }).format(new Date(startsAt))
  return (
    <div aria-hidden className="h-fit w-14 shrink-0 overflow-hidden rounded-md border text-center">
      <p className="truncate bg-muted px-1 py-0.5 text-xs font-semibold">{part({ month: 'short' })}</p>
      <p className="py-1.5 text-xl leading-none font-bold tabular-nums">{part({ day: 'numeric' })}</p>
    </div>
  )
}
