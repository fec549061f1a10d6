/** Companies that contacts belong to. A name is there once per workspace, in whichever case. */

import * as z from 'zod'
import { pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { recordFilter } from '../../../records/contract.ts'
import { MAX_NAME, MAX_NOTES } from '../limits.ts'
import { MAX_PHONE, MAX_WEBSITE } from './contact-limits.ts'
import { companyId } from './contact-views.ts'

const ACCESS = 'workspace:crm'
const target = z.object({ companyId })

const website = singleLineText(MAX_WEBSITE).pipe(z.url({ protocol: /^https?$/ }))

const companyInput = z.object({
  name: singleLineText(MAX_NAME).min(1),
  website: z.union([z.literal(''), website]).default(''),
  phone: singleLineText(MAX_PHONE).default(''),
  notes: multiLineText(MAX_NOTES).default(''),
})

const companyView = z.object({
  id: companyId,
  name: z.string(),
  website: z.string(),
  phone: z.string(),
  notes: z.string(),
  /** Of the contacts that belong to it. */
  contacts: z.int(),
  createdAt: z.iso.datetime(),
  version: recordVersion,
})

const NAME_TAKEN = { NAME_TAKEN: { status: 409 } } as const

export const companies = {
  /** By name. `q` searches names and websites. */
  list: read(ACCESS, '/crm/companies')
    .input(z.object({ ...pageInput, q: singleLineText(80).optional(), ...recordFilter }))
    .output(z.object({ items: z.array(companyView), nextCursor: z.string().nullable(), total: totalView })),
  get: read(ACCESS, '/crm/companies/{companyId}').input(target).output(companyView),
  create: write(ACCESS, 'POST', '/crm/companies').input(companyInput).output(companyView).errors(NAME_TAKEN),
  update: write(ACCESS, 'PUT', '/crm/companies/{companyId}')
    .input(companyInput.extend({ companyId, version: recordVersion }))
    .output(companyView)
    .errors({ ...NAME_TAKEN, STALE: { status: 409, data: z.object({ current: companyView }) } }),
  /** Its contacts stay, without a company. */
  remove: write(ACCESS, 'DELETE', '/crm/companies/{companyId}').input(target).output(z.object({})),
}

export type CompanyInput = z.infer<typeof companyInput>
export type CompanyView = z.infer<typeof companyView>
