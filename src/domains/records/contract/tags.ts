/** Tags of a workspace. Its members use them on records that they see; the owner and managers rename, merge and remove them. */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { MAX_TAGS, TAG_COLORS } from './limits.ts'
import { id, tagName, tagView } from './views.ts'

const content = { name: tagName, color: z.enum(TAG_COLORS) }
const NAME_TAKEN = { status: 409 } as const
export const TOO_MANY_TAGS = { status: 409, data: z.object({ most: z.int() }) } as const

export const tags = {
  /** All, by name, with the number of records that have each. */
  list: read('workspace:any', '/record-tags').output(
    z.object({ tags: z.array(tagView.extend({ records: z.int().min(0) })).max(MAX_TAGS) }),
  ),
  create: write('workspace:manager', 'POST', '/record-tags').input(z.object(content)).output(tagView).errors({ NAME_TAKEN, TOO_MANY_TAGS }),
  update: write('workspace:manager', 'PUT', '/record-tags/{tagId}')
    .input(z.object({ tagId: id, version: recordVersion, ...content }))
    .output(tagView)
    .errors({ NAME_TAKEN, STALE: { status: 409, data: z.object({ current: tagView }) } }),
  /** Records with the tag get the other one instead. */
  merge: write('workspace:manager', 'POST', '/record-tags/{tagId}/merge')
    .input(z.object({ tagId: id, intoTagId: id }))
    .output(tagView),
  delete: write('workspace:manager', 'DELETE', '/record-tags/{tagId}')
    .input(z.object({ tagId: id }))
    .output(z.object({})),
}
