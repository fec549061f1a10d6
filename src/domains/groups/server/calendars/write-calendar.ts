import ical, { ICalEventStatus } from 'ical-generator'
import type { EventRow } from '../events/events.sql.ts'

/** In UTC, which every program converts to the clock of its reader, also across changes of daylight saving. */
export function writeCalendar(name: string, events: readonly EventRow[], { origin, now }: { origin: string; now: Date }): string {
  const calendar = ical({ name, prodId: { company: 'Plaza', product: 'Groups', language: 'EN' } })
  for (const { id, groupId, title, description, place, startsAt, endsAt, cancelledAt, version } of events)
    calendar.createEvent({
      id: `${id}@${new URL(origin).hostname}`,
      sequence: version,
      stamp: now,
      start: startsAt,
      end: endsAt,
      summary: title,
      description,
      location: place,
      url: `${origin}/groups/${groupId}/events/${id}`,
      status: cancelledAt ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    })
  return calendar.toString()
}
