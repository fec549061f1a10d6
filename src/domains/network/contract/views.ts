/** Schemas shared by several operations of the network. */
import * as z from 'zod'
import { pageInput, totalView } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { MAX_PEOPLE } from './limits.ts'

export const time = z.iso.datetime()
export const userId = idText(64)
export const username = singleLineText(100)
export const userIds = z.array(userId).min(1).max(MAX_PEOPLE)
/** Finds people whose name contains it. */
export const search = singleLineText(100).optional()

/** What is between the caller and another person. */
export const relationView = z.object({
  following: z.boolean(),
  followsMe: z.boolean(),
  /** The caller asked to follow them, and they have not decided. */
  requested: z.boolean(),
  /** They ask to follow the caller. */
  asksMe: z.boolean(),
  blocked: z.boolean(),
  /** `until` is null for ever. Null: not muted. */
  muted: z.object({ until: time.nullable() }).nullable(),
})

export const personView = userView.extend({
  /** Following them needs an accepted request. */
  isPrivate: z.boolean(),
  relation: relationView,
})

/** Somebody mentioned in a text: `name` is the key of what is written there, `username` their name today. */
export const mentionView = z.object({ name: z.string(), username: z.string() })

export const listInput = { ...pageInput, q: search }

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: totalView })
}

export type RelationView = z.infer<typeof relationView>
export type PersonView = z.infer<typeof personView>
export type MentionView = z.infer<typeof mentionView>
