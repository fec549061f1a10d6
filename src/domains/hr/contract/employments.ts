/** The member who an employee is, and what they see of it. Nobody is linked by a typed address: the person accepts with a private link. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { LANGUAGES } from '#platform/shared/language.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { checklistItemView, itemId, openItemView } from './checklists.ts'
import { employeeId } from './employees.ts'

const web = { webOnly: true } as const
const token = idText(200).min(20)
const target = z.object({ employeeId })
const attachmentId = idText(40)

const accountView = z.object({
  /** The member who accepted. */
  user: userView.nullable(),
  /** `path` is the private link; anybody who opens it can accept. `email` is empty when the link isn't mailed. */
  invitation: z
    .object({ path: z.string(), email: z.string(), expiresAt: z.iso.datetime(), mailedAt: z.iso.datetime().nullable() })
    .nullable(),
  /** The files of the record, and which of them the employee sees. */
  files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.int(), shared: z.boolean() })),
})

/** Operations of `hr.employees` on the account of an employee. */
export const accounts = {
  account: read('workspace:hr', '/hr/employees/{employeeId}/account', web).input(target).output(accountView),
  /** Makes a link that is valid for fourteen days, and mails it if the employee has an address. An earlier one ends. */
  link: write('workspace:hr', 'POST', '/hr/employees/{employeeId}/account', web)
    .input(target)
    .output(z.object({}))
    .errors({ LINKED_ALREADY: { status: 409 } }),
  /** Ends the link with the member and withdraws an open invitation. */
  unlink: write('workspace:hr', 'DELETE', '/hr/employees/{employeeId}/account', web).input(target).output(z.object({})),
  /** Shows one file of the record to the employee, or no longer. */
  shareFile: write('workspace:hr', 'PUT', '/hr/employees/{employeeId}/files/{attachmentId}', web)
    .input(target.extend({ attachmentId, shared: z.boolean() }))
    .output(z.object({})),
}

const employmentView = z.object({
  employeeId,
  workspace: z.object({ name: z.string() }),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  position: z.string(),
  department: z.string(),
  hireDate: z.iso.date(),
  lastDay: z.iso.date().nullable(),
  language: z.enum(LANGUAGES),
  managerName: z.string().nullable(),
  files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.int(), href: z.string() })),
  /** Their own items; those of HR and of the manager are left out. */
  checklists: z.array(z.object({ id: z.string(), name: z.string(), items: z.array(checklistItemView) })),
  /** What they have to do as a manager for those who report to them. */
  teamItems: z.array(openItemView),
})

/** *Employment*: an employee's record as the member sees who is this employee. They need not be a member of the workspace. */
export const employments = {
  list: read('member', '/hr/employments').output(z.object({ items: z.array(employmentView) })),
  /** Fails with NOT_FOUND for a link that is unknown, used, replaced or expired. */
  preview: read('member', '/hr/employment-invitation', web)
    .input(z.object({ token }))
    .output(z.object({ workspace: z.object({ name: z.string() }), name: z.string(), expiresAt: z.iso.datetime() })),
  accept: write('member', 'POST', '/hr/employments')
    .input(z.object({ token }))
    .output(z.object({ employeeId }))
    .errors({
      TOKEN_INVALID: { status: 410 },
      /** The member is another employee of this workspace already. */
      EMPLOYED_ALREADY: { status: 409 },
    }),
  /** An item of their own, or one that they have as the manager of somebody. */
  tick: write('member', 'PUT', '/hr/employment-items/{itemId}')
    .input(z.object({ itemId, done: z.boolean() }))
    .output(z.object({})),
  /** The member is this employee no longer; the employer keeps the record. */
  end: write('member', 'DELETE', '/hr/employments/{employeeId}').input(target).output(z.object({})),
}

export type EmployeeAccount = z.infer<typeof accountView>
export type EmploymentView = z.infer<typeof employmentView>
