/** Schemas shared by several operations of groups. */
import * as z from 'zod'
import { failures, imageView, pageInput, recordVersion, totalView } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { userView } from '../../accounts/contract.ts'
import { MAX_DESCRIPTION, MAX_NAME, MAX_PEOPLE, MAX_RULE, MAX_RULES, ROLES, STANDINGS } from './limits.ts'

export const time = z.iso.datetime()
export const groupId = idText(64)
export const userId = idText(64)
export const userIds = z.array(userId).min(1).max(MAX_PEOPLE)
export const search = singleLineText(100).optional()
export const listInput = { ...pageInput, q: search }

export function listOf<Item extends z.ZodType>(item: Item) {
  return z.object({ items: z.array(item), nextCursor: z.string().nullable(), total: totalView })
}

/** What everybody sees of a group. */
export const groupSummary = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  isPublic: z.boolean(),
  memberCount: z.int().min(0),
  banner: imageView.nullable(),
  /** The caller's own. */
  standing: z.enum(STANDINGS),
  role: z.enum(ROLES).nullable(),
  /** By administrators: nothing in it changes, and only its owner and administrators see it. */
  removed: z.boolean(),
})

export const groupView = groupSummary.extend({
  createdAt: time,
  /** Whether the caller sees what is in the group. Otherwise the fields below are empty. */
  mayRead: z.boolean(),
  /** Whether the caller is the owner, a moderator or an administrator. */
  moderates: z.boolean(),
  rules: z.array(z.string()),
  needsApproval: z.boolean(),
  owner: userView.nullable(),
  moderators: z.array(userView),
  /** For those who moderate. */
  requestCount: z.int().min(0),
  version: recordVersion,
})

export const memberView = userView.extend({ role: z.enum(ROLES), joinedAt: time })

/** By the filter of words and links. The fields are named as for INVALID_INPUT. */
export const TEXT_REFUSED = { status: 422, data: failures.INVALID_INPUT.data } as const

export const settings = {
  name: singleLineText(MAX_NAME).min(1),
  description: multiLineText(MAX_DESCRIPTION).default(''),
  isPublic: z.boolean(),
}

export const furtherSettings = {
  rules: z.array(singleLineText(MAX_RULE).min(1)).max(MAX_RULES),
  needsApproval: z.boolean(),
}

export type GroupSummary = z.infer<typeof groupSummary>
export type GroupView = z.infer<typeof groupView>
