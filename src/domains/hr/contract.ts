/** The employees of a workspace. */
import * as z from 'zod'
import { pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_NAME, MAX_NOTES } from './contract/limits.ts'

const employeeId = z.string().regex(/^employee_[0-9a-z]{26}$/)
const target = z.object({ employeeId })
const employeeInput = z.object({ name: singleLineText(MAX_NAME).min(1), notes: multiLineText(MAX_NOTES) })

const employeeView = z.object({
  id: employeeId,
  name: z.string(),
  notes: z.string(),
  createdAt: z.iso.datetime(),
  version: recordVersion,
})

export const hr = {
  employees: {
    /** Newest first. `q` searches names and notes. */
    list: read('workspace:hr', '/hr/employees')
      .input(z.object({ ...pageInput, q: singleLineText(80).optional() }))
      .output(z.object({ items: z.array(employeeView), nextCursor: z.string().nullable(), total: totalView })),
    get: read('workspace:hr', '/hr/employees/{employeeId}').input(target).output(employeeView),
    create: write('workspace:hr', 'POST', '/hr/employees').input(employeeInput).output(employeeView),
    update: write('workspace:hr', 'PUT', '/hr/employees/{employeeId}')
      .input(employeeInput.extend({ employeeId, version: recordVersion }))
      .output(employeeView)
      .errors({ STALE: { status: 409, data: z.object({ current: employeeView }) } }),
    remove: write('workspace:hr', 'DELETE', '/hr/employees/{employeeId}').input(target).output(z.object({})),
  },
}

export type EmployeeInput = z.infer<typeof employeeInput>
export type EmployeeView = z.infer<typeof employeeView>
