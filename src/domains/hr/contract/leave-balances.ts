/** Balances of leave, the team calendar, and its address for calendar programs. */
import * as z from 'zod'
import { pageInput, read, totalView, write } from '#platform/shared/contract.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { employeeId } from './employees.ts'
import { BALANCE_TYPES, ENTRY_KINDS, LEAVE_TYPES, MAX_CORRECTION_DAYS, MAX_REASON, MAX_TEAM } from './leave-limits.ts'
import { MAX_SHORT } from './limits.ts'

const year = z.int().min(2000).max(2200)
const day = z.iso.date()
const person = z.object({ id: employeeId, name: z.string(), department: z.string() })

/** In working days. `free`: the balance without what is pending. */
const balanceView = z.object({ balance: z.number(), pending: z.number(), free: z.number() })
const employeeBalances = z.object({ employee: person, annual: balanceView, sick: balanceView })
const balanceRecord = employeeBalances.extend({
  year,
  /** Newest first; they add up to the balances. */
  entries: z.array(
    z.object({
      id: z.string(),
      type: z.enum(BALANCE_TYPES),
      kind: z.enum(ENTRY_KINDS),
      day,
      days: z.number(),
      requestId: z.string().nullable(),
      note: z.string(),
      /** The username of the person; null for Plaza itself. */
      createdBy: z.string().nullable(),
    }),
  ),
})

export const balances = {
  /** Of those who are employed, by name. `q` searches names and departments. */
  list: read('workspace:hr', '/hr/leave/balances')
    .input(z.object({ ...pageInput, year, q: singleLineText(80).optional() }))
    .output(z.object({ items: z.array(employeeBalances), nextCursor: z.string().nullable(), total: totalView })),
  get: read('workspace:hr', '/hr/leave/balances/{employeeId}').input(z.object({ employeeId, year })).output(balanceRecord),
}

export const corrections = {
  create: write('workspace:hr', 'POST', '/hr/leave/corrections')
    .input(
      z.object({
        employeeId,
        type: z.enum(BALANCE_TYPES),
        year,
        /** Hundredths of a working day; negative ones take free days away. */
        hundredths: z
          .int()
          .min(-MAX_CORRECTION_DAYS * 100)
          .max(MAX_CORRECTION_DAYS * 100)
          .refine((value) => value !== 0, { params: { rule: 'required' } }),
        note: singleLineText(MAX_REASON).min(1),
      }),
    )
    .output(balanceRecord)
    .errors({ NOT_ENOUGH_LEAVE: { status: 409, data: z.object({ year: z.int(), left: z.number(), asked: z.number() }) } }),
}

const teamDay = z.object({ day, off: z.enum(['weekend', 'holiday']).nullable(), name: z.string() })
const teamPerson = person.extend({
  away: z.array(
    z.object({
      day,
      requestId: z.string(),
      type: z.enum(LEAVE_TYPES),
      status: z.enum(['Pending', 'Approved']),
      morning: z.boolean(),
      afternoon: z.boolean(),
    }),
  ),
})

/** Everybody who is employed in a month, by name, and when they are away. `complete` is false when there are more. */
export const team = read('workspace:hr', '/hr/leave/team')
  .input(z.object({ month: z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/), department: singleLineText(MAX_SHORT).optional() }))
  .output(
    z.object({
      days: z.array(teamDay).max(31),
      people: z.array(teamPerson).max(MAX_TEAM),
      departments: z.array(z.string()),
      complete: z.boolean(),
    }),
  )

export const feed = {
  /** Null: the caller has no address. Its path is shown only once. */
  get: read('workspace:hr', '/hr/leave/feed', { webOnly: true }).output(z.object({ createdAt: z.iso.datetime().nullable() })),
  /** Ends the caller's address before. */
  create: write('workspace:hr', 'POST', '/hr/leave/feed', { webOnly: true, replay: 'reject' }).output(z.object({ path: z.string() })),
  delete: write('workspace:hr', 'DELETE', '/hr/leave/feed', { webOnly: true }).output(z.object({})),
}

export type BalanceView = z.infer<typeof balanceView>
export type EmployeeBalances = z.infer<typeof employeeBalances>
export type BalanceRecord = z.infer<typeof balanceRecord>
export type TeamDay = z.infer<typeof teamDay>
export type TeamPerson = z.infer<typeof teamPerson>
