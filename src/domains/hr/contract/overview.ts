/** The people of a workspace at a glance. */
import * as z from 'zod'
import { read } from '#platform/shared/contract.ts'
import { employeeId } from './employees.ts'

const person = z.object({ id: employeeId, name: z.string(), position: z.string(), day: z.iso.date() })
const people = z.object({ count: z.int(), items: z.array(person) })

export const overview = read('workspace:hr', '/hr/overview')
  .input(z.object({}))
  .output(
    z.object({
      /** Everybody who has begun and whose last day isn't over. */
      headcount: z.int(),
      /** The largest first; an empty name is no department. */
      departments: z.array(z.object({ name: z.string(), count: z.int() })),
      /** Those with a first day in the last 30 days or later, the latest first. */
      joined: people,
      /** Those with a last day from today on, the earliest first. */
      leaving: people,
      /** Items of checklists of employees who haven't left. */
      openItems: z.int(),
      lateItems: z.int(),
    }),
  )
