/** The network: following, requests to follow, blocking and muting, profiles and suggestions. */
import * as z from 'zod'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { multiLineText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_USERNAME, profileView, userView } from '../accounts/contract.ts'
import { LIST_AUDIENCES, MAX_NOTE, MUTE_DURATIONS, SUGGESTION_REASONS } from './contract/limits.ts'
import { listInput, listOf, personView, relationView, time, userId, userIds, username } from './contract/views.ts'

export * from './contract/limits.ts'
export type { MentionView, PersonView, RelationView } from './contract/views.ts'
export { mentionView } from './contract/views.ts'

const person = z.object({ userId })
const relation = z.object({ relation: relationView })
const done = z.object({ userIds: z.array(z.string()) })
const count = z.int().min(0)

const settingsView = z.object({ isPrivate: z.boolean(), listsFor: z.enum(LIST_AUDIENCES), version: recordVersion })

/** A profile as the caller sees it. `bio` and `links` are empty, and the tabs closed, for a person whom the caller has blocked. */
const networkProfile = profileView.omit({ version: true, displayName: true }).extend({
  isMe: z.boolean(),
  isPrivate: z.boolean(),
  relation: relationView,
  followers: count,
  following: count,
  /** Whether the caller may open the lists of followers and following. */
  showsLists: z.boolean(),
  /** Whether the caller sees what the person publishes: always, unless the account is private and the caller does not follow it. */
  showsPosts: z.boolean(),
  /** People whom the caller follows among the followers: some of them, and how many there are. */
  mutuals: z.object({ people: z.array(userView), count }),
})

export const network = {
  profiles: {
    /** Finds a profile by any spelling of the username. Someone who blocked the caller is not found. */
    get: read('member', '/network/profiles/{username}').input(z.object({ username })).output(networkProfile),
  },
  people: {
    /** The followers of a person, or those they follow, newest first. Fails with LISTS_HIDDEN when the person shows them to others only. */
    list: read('member', '/network/profiles/{username}/{kind}')
      .input(z.object({ username, kind: z.enum(['followers', 'following']), ...listInput }))
      .output(listOf(personView.extend({ since: time })))
      .errors({ LISTS_HIDDEN: { status: 403 } }),
  },
  /** At most eight people whose name begins with `q`, for a mention: those whom the caller follows first. */
  complete: read('member', '/network/completions')
    .input(z.object({ q: singleLineText(MAX_USERNAME).default('') }))
    .output(z.object({ items: z.array(userView.extend({ following: z.boolean() })) })),
  /** Fails with REQUEST_NEEDED for a private account. */
  follow: write('member', 'PUT', '/network/follows/{userId}')
    .input(person)
    .output(relation)
    .errors({ REQUEST_NEEDED: { status: 409 } }),
  unfollow: write('member', 'DELETE', '/network/follows/{userId}').input(person).output(relation),
  removeFollower: write('member', 'DELETE', '/network/followers/{userId}').input(person).output(relation),
  requests: {
    /** Requests that the caller received or sent, newest first. */
    list: read('member', '/network/requests/{direction}')
      .input(z.object({ direction: z.enum(['received', 'sent']), ...listInput }))
      .output(listOf(personView.extend({ note: z.string(), sentAt: time }))),
    /** Fails with TOO_SOON for a while after a request to the same person was withdrawn or declined. */
    send: write('member', 'PUT', '/network/requests/{userId}')
      .input(person.extend({ note: multiLineText(MAX_NOTE).default('') }))
      .output(relation)
      .errors({ ALREADY_FOLLOWING: { status: 409 }, TOO_SOON: { status: 409 } }),
    /** The next three return the people whose requests were there. */
    withdraw: write('member', 'POST', '/network/requests/withdrawal').input(z.object({ userIds })).output(done),
    /** Each sender becomes a follower of the caller. */
    accept: write('member', 'POST', '/network/requests/acceptance').input(z.object({ userIds })).output(done),
    decline: write('member', 'POST', '/network/requests/refusal').input(z.object({ userIds })).output(done),
  },
  /** Ends following and requests both ways. From then on neither sees the other. */
  block: write('member', 'PUT', '/network/blocks/{userId}').input(person).output(relation),
  unblock: write('member', 'DELETE', '/network/blocks/{userId}').input(person).output(relation),
  /** The caller hears no more of the person, who does not learn of it. */
  mute: write('member', 'PUT', '/network/mutes/{userId}')
    .input(person.extend({ duration: z.enum(MUTE_DURATIONS) }))
    .output(relation),
  unmute: write('member', 'DELETE', '/network/mutes/{userId}').input(person).output(relation),
  restrictions: {
    /** The people whom the caller blocked or muted, newest first. */
    list: read('member', '/network/restrictions/{kind}')
      .input(z.object({ kind: z.enum(['blocked', 'muted']), ...listInput }))
      .output(listOf(personView.extend({ since: time }))),
  },
  suggestions: {
    /** People whom the caller may know, the most mutuals first. */
    list: read('member', '/network/suggestions')
      .input(z.object({ limit: z.int().min(1).max(50).default(24) }))
      .output(
        z.object({
          items: z.array(personView.extend({ reason: z.enum(SUGGESTION_REASONS), mutuals: z.array(z.string()), mutualCount: count })),
        }),
      ),
    dismiss: write('member', 'DELETE', '/network/suggestions/{userId}').input(person).output(z.object({})),
  },
  /** The caller’s own counts, and whether some people are hidden from them. */
  overview: {
    get: read('member', '/network/overview').output(
      z.object({ followers: count, following: count, received: count, sent: count, hidesPeople: z.boolean() }),
    ),
  },
  settings: {
    get: read('member', '/network/settings').output(settingsView),
    update: write('member', 'PUT', '/network/settings')
      .input(settingsView)
      .output(settingsView)
      .errors({ STALE: { status: 409, data: z.object({ current: settingsView }) } }),
  },
}

export type NetworkProfile = z.infer<typeof networkProfile>
export type NetworkSettings = z.infer<typeof settingsView>
