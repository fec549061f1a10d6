import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { groupId, time } from './views.ts'

/** Null: the events of all groups that the caller comes to. */
const calendar = z.object({ groupId: groupId.nullable() })

/** Calendars to subscribe to, at an address that works without a login. */
export const calendars = {
  /** `path`: of a public group, open to everybody. A private address is shown when it is created, and never again. */
  get: read('member', '/groups/calendar')
    .input(calendar)
    .output(z.object({ path: z.string().nullable(), createdAt: time.nullable() })),
  /** Who has the address reads the events. A new address ends the previous one. */
  create: write('member', 'POST', '/groups/calendar', { replay: 'reject' })
    .input(calendar)
    .output(z.object({ path: z.string() })),
  delete: write('member', 'DELETE', '/groups/calendar').input(calendar).output(z.object({})),
}
