/** What a linked person did towards the workspace. */
import * as z from 'zod'
import { pageInput, read } from '#platform/shared/contract.ts'
import { recordCard } from '#platform/shared/linked-record.ts'
import { contactId } from '../contacts/contact-views.ts'
import { ACT_KINDS } from './link-limits.ts'

const actView = z.object({
  id: z.string(),
  kind: z.enum(ACT_KINDS),
  at: z.iso.datetime(),
  /** As the reader may see it. Null for messages and forms, whose texts are elsewhere. */
  record: recordCard.nullable(),
})

export const acts = {
  /** Latest first. Records that are gone, and those that the reader may not see, are left out: a page can have fewer than asked for. */
  list: read('workspace:crm', '/crm/contacts/{contactId}/acts')
    .input(z.object({ ...pageInput, contactId }))
    .output(z.object({ items: z.array(actView), nextCursor: z.string().nullable() })),
}

export type ActView = z.infer<typeof actView>
