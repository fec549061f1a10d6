/** Groups: public and private ones, their members, moderators, requests and invitations. */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { idText, multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { crop, pictureFailures } from '#platform/shared/uploads.ts'
import { userView } from '../accounts/contract.ts'
import { calendars } from './contract/calendars.ts'
import { events } from './contract/events.ts'
import { files } from './contract/files.ts'
import { MAX_ALT, MAX_NOTE, MAX_REASON, ROLES } from './contract/limits.ts'
import { products } from './contract/products.ts'
import {
  furtherSettings,
  groupId,
  groupSummary,
  groupView,
  listInput,
  listOf,
  memberView,
  settings,
  TEXT_REFUSED,
  time,
  userId,
  userIds,
} from './contract/views.ts'

export type { EventView } from './contract/events.ts'
export type { FileView } from './contract/files.ts'
export * from './contract/limits.ts'
export type { ShelfProduct } from './contract/products.ts'
export type { GroupSummary, GroupView } from './contract/views.ts'

const group = z.object({ groupId })
const person = z.object({ groupId, userId })
const people = z.object({ groupId, userIds })
const done = z.object({ userIds: z.array(z.string()) })
const nothing = z.object({})

/** What only moderators may do fails with NOT_FOUND for others. */
export const groups = {
  /** `mine`: the caller's groups, those joined last first. `invited`: open invitations. `discover`: all others, the largest first. */
  list: read('member', '/groups')
    .input(z.object({ scope: z.enum(['mine', 'invited', 'discover']), ...listInput }))
    .output(listOf(groupSummary)),
  /** The groups of another person that the caller may know of: public ones, and those the caller is in. */
  ofPerson: read('member', '/groups/people/{userId}')
    .input(z.object({ userId, ...listInput }))
    .output(listOf(groupSummary)),
  get: read('member', '/groups/{groupId}').input(group).output(groupView),
  /** The creator is owner, moderator and member (spec §4). */
  create: write('member', 'POST', '/groups').input(z.object(settings)).output(groupView).errors({ TEXT_REFUSED }),
  update: write('member', 'PUT', '/groups/{groupId}')
    .input(group.extend({ ...settings, ...furtherSettings, version: recordVersion }))
    .output(groupView)
    .errors({ TEXT_REFUSED, STALE: { status: 409, data: z.object({ current: groupView }) } }),
  setBanner: write('member', 'PUT', '/groups/{groupId}/banner')
    .input(group.extend({ uploadId: idText(60), crop, alt: singleLineText(MAX_ALT).default('') }))
    .output(groupView)
    .errors(pictureFailures),
  removeBanner: write('member', 'DELETE', '/groups/{groupId}/banner').input(group).output(groupView),
  /** By its owner. */
  delete: write('member', 'DELETE', '/groups/{groupId}').input(group).output(nothing),
  /** Joins a public group, or a private one by invitation; otherwise asks to join it. */
  join: write('member', 'PUT', '/groups/{groupId}/membership')
    .input(group.extend({ note: multiLineText(MAX_NOTE).default('') }))
    .output(groupView),
  /** After its owner the oldest moderator owns the group, else the oldest member. The only member deletes the group instead. */
  leave: write('member', 'DELETE', '/groups/{groupId}/membership')
    .input(group)
    .output(groupView)
    .errors({ LAST_MEMBER: { status: 409 } }),
  /** Makes a member the owner; the previous owner stays as a moderator. */
  transfer: write('member', 'POST', '/groups/{groupId}/transfer').input(person).output(groupView),
  members: {
    list: read('member', '/groups/{groupId}/members')
      .input(z.object({ groupId, role: z.enum(ROLES).optional(), ...listInput }))
      .output(listOf(memberView)),
    remove: write('member', 'POST', '/groups/{groupId}/members/{userId}/removal')
      .input(person.extend({ reason: singleLineText(MAX_REASON).min(1), ban: z.boolean().default(false) }))
      .output(nothing)
      .errors({ OWNER_STAYS: { status: 409 } }),
  },
  moderators: {
    add: write('member', 'PUT', '/groups/{groupId}/moderators/{userId}').input(person).output(nothing),
    remove: write('member', 'DELETE', '/groups/{groupId}/moderators/{userId}')
      .input(person)
      .output(nothing)
      .errors({ OWNER_STAYS: { status: 409 } }),
  },
  requests: {
    list: read('member', '/groups/{groupId}/requests')
      .input(z.object({ groupId, ...listInput }))
      .output(listOf(userView.extend({ note: z.string(), askedAt: time }))),
    withdraw: write('member', 'DELETE', '/groups/{groupId}/request').input(group).output(groupView),
    /** The next two return the people whose requests were there. */
    accept: write('member', 'POST', '/groups/{groupId}/requests/acceptance').input(people).output(done),
    decline: write('member', 'POST', '/groups/{groupId}/requests/refusal').input(people).output(done),
  },
  invitations: {
    list: read('member', '/groups/{groupId}/invitations')
      .input(z.object({ groupId, ...listInput }))
      .output(listOf(userView.extend({ invitedAt: time }))),
    /** Returns those who are invited now. Members, and people whom the caller does not see, are left out. */
    send: write('member', 'POST', '/groups/{groupId}/invitations').input(people).output(done),
    withdraw: write('member', 'POST', '/groups/{groupId}/invitations/withdrawal').input(people).output(done),
    decline: write('member', 'DELETE', '/groups/{groupId}/invitation').input(group).output(groupView),
  },
  /** Who was removed and is kept out: to them, joining fails as if the group were gone. */
  bans: {
    list: read('member', '/groups/{groupId}/bans')
      .input(z.object({ groupId, ...listInput }))
      .output(listOf(userView.extend({ bannedAt: time }))),
    lift: write('member', 'DELETE', '/groups/{groupId}/bans/{userId}').input(person).output(nothing),
  },
  events,
  calendars,
  products,
  files,
}
