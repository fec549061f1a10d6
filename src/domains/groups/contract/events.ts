import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { ANSWERS, MAX_EVENT_DESCRIPTION, MAX_PLACE, MAX_PLACES, MAX_TITLE } from './limits.ts'
import { groupId, listInput, listOf, TEXT_REFUSED, time } from './views.ts'

const eventId = idText(64)
const event = z.object({ eventId })
/** The clock of the event's time zone: `2026-11-28T10:00`. */
const wallTime = z.iso.datetime({ local: true, precision: -1 }).length(16)

const eventView = z.object({
  id: z.string(),
  groupId: z.string(),
  groupName: z.string(),
  title: z.string(),
  description: z.string(),
  place: z.string(),
  /** IANA name. */
  timeZone: z.string(),
  startsAt: time,
  endsAt: time,
  /** The same by the clock of the time zone. */
  starts: z.string(),
  ends: z.string(),
  /** How many may go; null: everybody. */
  places: z.int().nullable(),
  goingCount: z.int().min(0),
  maybeCount: z.int().min(0),
  isFull: z.boolean(),
  isCancelled: z.boolean(),
  isOver: z.boolean(),
  /** The caller's own; null before the first. */
  answer: z.enum(ANSWERS).nullable(),
  /** Whether the caller is a member. */
  mayAnswer: z.boolean(),
  moderates: z.boolean(),
  version: recordVersion,
})

const details = {
  title: singleLineText(MAX_TITLE).min(1),
  description: multiLineText(MAX_EVENT_DESCRIPTION).default(''),
  place: singleLineText(MAX_PLACE).default(''),
  timeZone: idText(60),
  starts: wallTime,
  ends: wallTime,
  places: z.int().min(1).max(MAX_PLACES).nullable().default(null),
}

const writeFailures = {
  UNKNOWN_TIME_ZONE: { status: 422 },
  ENDS_TOO_EARLY: { status: 422 },
  /** More than 14 days. */
  EVENT_TOO_LONG: { status: 422 },
  /** More than five years. */
  EVENT_TOO_FAR: { status: 422 },
  EVENT_OVER: { status: 409 },
  TEXT_REFUSED,
} as const

/** Readers of the group see its events; only moderators write them. Everything fails with NOT_FOUND for others. */
export const events = {
  /** `upcoming`: those that are not over, the next first. `past`: the latest first. */
  list: read('member', '/groups/{groupId}/events')
    .input(z.object({ groupId, when: z.enum(['upcoming', 'past']), cursor: listInput.cursor, limit: listInput.limit }))
    .output(listOf(eventView)),
  get: read('member', '/groups/events/{eventId}').input(event).output(eventView),
  /** `tellMembers`: they are notified, in groups of up to 500 members. */
  create: write('member', 'POST', '/groups/{groupId}/events')
    .input(z.object({ groupId, ...details, tellMembers: z.boolean().default(true) }))
    .output(eventView)
    .errors(writeFailures),
  /** Who said that they go, or perhaps, hears of another time or place. */
  update: write('member', 'PUT', '/groups/events/{eventId}')
    .input(event.extend({ ...details, version: recordVersion }))
    .output(eventView)
    .errors({
      ...writeFailures,
      STALE: { status: 409, data: z.object({ current: eventView }) },
      EVENT_CANCELLED: { status: 409 },
      /** More people go already. */
      TOO_FEW_PLACES: { status: 409, data: z.object({ going: z.int() }) },
    }),
  /** It stays in the list as canceled, and who goes is told. */
  cancel: write('member', 'POST', '/groups/events/{eventId}/cancellation').input(event).output(eventView),
  delete: write('member', 'DELETE', '/groups/events/{eventId}').input(event).output(z.object({})),
  answer: write('member', 'PUT', '/groups/events/{eventId}/answer')
    .input(event.extend({ answer: z.enum(ANSWERS) }))
    .output(eventView)
    .errors({ EVENT_FULL: { status: 409 }, EVENT_OVER: { status: 409 } }),
  people: {
    list: read('member', '/groups/events/{eventId}/people')
      .input(z.object({ eventId, answer: z.enum(ANSWERS), ...listInput }))
      .output(listOf(userView.extend({ answeredAt: time }))),
  },
}

export type EventView = z.infer<typeof eventView>
