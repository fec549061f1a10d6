/** The contacts of a workspace. */
import * as z from 'zod'
import { pageInput, read, recordVersion, totalView, write } from '#platform/shared/contract.ts'
import { multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_NAME, MAX_NOTES } from './contract/limits.ts'

const contactId = z.string().regex(/^contact_[0-9a-z]{26}$/)
const target = z.object({ contactId })
const contactInput = z.object({ name: singleLineText(MAX_NAME).min(1), notes: multiLineText(MAX_NOTES) })

const contactView = z.object({
  id: contactId,
  name: z.string(),
  notes: z.string(),
  createdAt: z.iso.datetime(),
  version: recordVersion,
})

export const crm = {
  contacts: {
    /** Newest first. `q` searches names and notes. */
    list: read('workspace:crm', '/crm/contacts')
      .input(z.object({ ...pageInput, q: singleLineText(80).optional() }))
      .output(z.object({ items: z.array(contactView), nextCursor: z.string().nullable(), total: totalView })),
    get: read('workspace:crm', '/crm/contacts/{contactId}').input(target).output(contactView),
    create: write('workspace:crm', 'POST', '/crm/contacts').input(contactInput).output(contactView),
    update: write('workspace:crm', 'PUT', '/crm/contacts/{contactId}')
      .input(contactInput.extend({ contactId, version: recordVersion }))
      .output(contactView)
      .errors({ STALE: { status: 409, data: z.object({ current: contactView }) } }),
    remove: write('workspace:crm', 'DELETE', '/crm/contacts/{contactId}').input(target).output(z.object({})),
  },
}

export type ContactInput = z.infer<typeof contactInput>
export type ContactView = z.infer<typeof contactView>
