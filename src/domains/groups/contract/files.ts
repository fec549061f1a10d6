import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { groupId, listInput, listOf, time } from './views.ts'

export const fileView = z.object({
  id: z.string(),
  name: z.string(),
  bytes: z.int().positive(),
  uploadedBy: userView,
  uploadedAt: time,
  /** Where its readers download it. */
  href: z.string(),
  /** By who uploaded it, and by moderators. */
  mayDelete: z.boolean(),
})

/** A file is uploaded by `PUT /groups/{groupId}/files?name=…`, by members. Its body is the file. */
export const files = {
  list: read('member', '/groups/{groupId}/files')
    .input(z.object({ groupId, ...listInput }))
    .output(listOf(fileView)),
  delete: write('member', 'DELETE', '/groups/files/{fileId}')
    .input(z.object({ fileId: idText(64) }))
    .output(z.object({})),
}

export type FileView = z.infer<typeof fileView>
