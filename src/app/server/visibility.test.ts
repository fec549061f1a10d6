/**
 * The visibility matrix: each state between two people × each surface that shows a person. It is generated from the list of surfaces; every
 * read of the contract whose answer can hold a person must be a surface or say why it is none.
 */
import { isContractProcedure } from '@orpc/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { contract } from '#contract'
import { avatarPath } from '#platform/shared/avatar-path.ts'
import type { OperationMeta } from '#platform/shared/contract.ts'
import { addBoards } from '#test/plaza/boards.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import { receive } from '#test/plaza/purchase.ts'
import { resources } from './wiring.ts'

/** The states of Chen, as Bruno sees them; Dalia follows Chen, and Elena is a bystander. */
const STATES = ['public', 'private', 'followers only', 'blocked by Bruno', 'blocks Bruno', 'muted', 'suspended', 'deleted'] as const
type State = (typeof STATES)[number]

let plaza: TestPlaza
let bruno: Member
let chen: Member
let dalia: Member
let omar: Member
let chenId = ''
let brunoId = ''
let productId = ''
let conversationId = ''
let groupId = ''
let postId = ''
let commentId = ''
let replyId = ''
let kilnGroupId = ''
let openingId = ''
let glazeGroupId = ''

beforeAll(async () => {
  plaza = await openTestPlaza()
  ;[bruno, chen, dalia, omar] = await Promise.all([
    plaza.member('bruno'),
    plaza.member('chen'),
    plaza.member('dalia'),
    plaza.member('omar'),
  ])
  ;[chenId, brunoId, productId] = [(await chen.me()).id, (await bruno.me()).id, await plaza.product('MUG-SAGE')]
  await receive(plaza, chen, 'MUG-SAGE')
  const { id } = (await chen.call('reviews.submit', { productId, rating: 5, title: 'Fine', text: 'It is fine.', photos: [] })).body
  await plaza.rows(`update reviews.reviews set status = 'approved' where id = $1`, [id])
  const asked = await dalia.call('marketplace.questions.ask', { productId, text: 'Is it big?' })
  await chen.call('marketplace.questions.answer', { questionId: asked.body.id, text: 'Big enough.' })
  await chen.call('marketplace.questions.ask', { productId, text: 'Is it heavy?' })
  const { workspaces } = (await chen.call('workspaces.list')).body
  const workspace = workspaces[0].id
  await chen.call(
    'vendors.application.submit',
    { name: 'Chen Teas', description: 'Tea.', legal: null, policies: { shipping: '', returns: '' } },
    { workspace },
  )
  await chen.call('network.follow', { userId: (await dalia.me()).id })
  await dalia.call('network.follow', { userId: chenId })
  await bruno.call('network.follow', { userId: (await dalia.me()).id })
  await writeMessages()
  await writePosts()
  await writeComments()
  await joinGroups()
  await inTheBell()
  await plaza.settle()
})
afterAll(() => plaza.close())

/** Chen writes to Bruno, and in a group of Dalia's. Bruno has read it, so that the bell has nothing of it. */
async function writeMessages(): Promise<void> {
  for (const [member, operation] of [
    [bruno, 'send'],
    [chen, 'send'],
  ] as const) {
    conversationId = (await bruno.call('messages.conversations.openWithPerson', { userId: chenId })).body.conversationId
    await member.call(`messages.${operation}`, { conversationId, clientKey: 'a-key-of-this-test', text: 'The saffron is in' })
  }
  groupId = (await dalia.call('messages.conversations.createGroup', { title: 'Market', userIds: [brunoId, chenId] })).body.conversationId
  await bruno.call('messages.conversations.accept', { conversationId: groupId })
  await chen.call('messages.send', { conversationId: groupId, clientKey: 'a-key-of-this-test', text: 'Who comes?' })
  for (const id of [conversationId, groupId]) await bruno.call('messages.conversations.read', { conversationId: id, position: 9 })
}

/** Chen posts, Dalia repeats it, and Bruno saves it. */
async function writePosts(): Promise<void> {
  postId = (await chen.call('feed.posts.create', { clientKey: 'a-key-of-this-test', text: 'The saffron is in #tea' })).body.post.id
  await dalia.call('feed.reposts.add', { postId })
  await bruno.call('feed.bookmarks.add', { postId })
}

/** On a board that everybody sees, Chen comments, and answers Dalia. */
async function writeComments(): Promise<void> {
  addBoards(plaza).set('brd_1', { title: 'Market', authorId: (await dalia.me()).id, readerIds: null })
  const add = async (by: Member, text: string, replyTo: string | null = null) =>
    (await by.call('comments.add', { type: 'board', id: 'brd_1', clientKey: `key-of-${text}`, text, replyTo })).body.comment.id
  commentId = await add(chen, 'Saffron')
  replyId = await add(dalia, 'Pepper')
  await add(chen, 'Salt', replyId)
}

/** Chen owns a group, moderates one of Bruno's and posts there; in another, his post waits for Bruno. */
async function joinGroups(): Promise<void> {
  kilnGroupId = (await bruno.call('groups.create', { name: 'Kiln owners', isPublic: true })).body.id
  await chen.call('groups.join', { groupId: kilnGroupId })
  await bruno.call('groups.moderators.add', { groupId: kilnGroupId, userId: chenId })
  const day = new Date(plaza.services.now().getTime() + 7 * 86_400_000).toISOString().slice(0, 10)
  const opening = { title: 'Opening', timeZone: 'UTC', starts: `${day}T10:00`, ends: `${day}T12:00` }
  openingId = (await bruno.call('groups.events.create', { groupId: kilnGroupId, ...opening })).body.id
  await chen.send('PUT', `/groups/${kilnGroupId}/files?name=kilns.txt`, 'Mine is hot')
  await chen.call('groups.events.answer', { eventId: openingId, answer: 'going' })
  await chen.call('groups.create', { name: 'Tea tasters', isPublic: true })
  await chen.call('feed.posts.create', { clientKey: 'a-key-in-a-group', text: 'Kiln is hot', groupId: kilnGroupId })
  glazeGroupId = (await bruno.call('groups.create', { name: 'Glaze testers', isPublic: false })).body.id
  await plaza.rows('update groups.groups set needs_approval = true where id = $1', [glazeGroupId])
  await chen.call('groups.join', { groupId: glazeGroupId })
  await bruno.call('groups.requests.accept', { groupId: glazeGroupId, userIds: [chenId] })
  await chen.call('feed.posts.create', { clientKey: 'a-key-that-waits', text: 'May I?', groupId: glazeGroupId })
}

/** A notice to Bruno that Chen caused and no later event takes back. */
async function inTheBell(): Promise<void> {
  await chen.call('network.follow', { userId: brunoId })
  await plaza.settle()
  await plaza.rows('delete from network.follows where follower_id = $1 and followed_id = $2', [chenId, brunoId])
}

/** Whether Bruno meets Chen: by name or id in the answer. */
const shows = (answer: unknown) => /\bchen\b/.test(JSON.stringify(answer)) || JSON.stringify(answer).includes(chenId)
const call = async (operation: string, input: object) => {
  const { status, body } = await bruno.call(operation, input)
  return { status, found: status === 200 && shows(body) }
}
const listed = async (operation: string, input: object) => (await call(operation, input)).found
const viewer = () => ({
  kind: 'member' as const,
  id: brunoId,
  role: 'user' as const,
  sessionId: 'ses_1',
  reauthenticatedUntil: null,
  lacksSecondFactor: false,
  guestId: null,
})

type Surface = { sees: () => Promise<boolean>; hiddenIn: readonly State[] }

const BLOCKED: readonly State[] = ['blocked by Bruno', 'blocks Bruno']
const GONE: readonly State[] = ['blocked by Bruno', 'blocks Bruno', 'suspended', 'deleted']

/** Each surface, and the states in which Bruno does not meet Chen there. Keys that are operations are found by the contract below. */
const SURFACES: Record<string, Surface> = {
  // The blocker keeps an empty page, to unblock.
  'network.profiles.get': {
    sees: () => listed('network.profiles.get', { username: 'chen' }),
    hiddenIn: ['blocks Bruno', 'suspended', 'deleted'],
  },
  'network.people.list': { sees: () => listed('network.people.list', { username: 'dalia', kind: 'followers' }), hiddenIn: GONE },
  'network.people.list (of Chen)': {
    sees: async () => (await bruno.call('network.people.list', { username: 'chen', kind: 'followers' })).status === 200,
    hiddenIn: [...GONE, 'private', 'followers only'],
  },
  'network.complete': { sees: () => listed('network.complete', { q: 'che' }), hiddenIn: GONE },
  'network.suggestions.list': { sees: () => listed('network.suggestions.list', {}), hiddenIn: [...GONE, 'muted'] },
  'mutuals of a profile': {
    sees: async () => {
      await plaza.rows(
        `insert into network.follows select $1, $2, now() where not exists (select from network.blocks) on conflict do nothing`,
        [brunoId, chenId],
      )
      const found = shows((await bruno.call('network.profiles.get', { username: 'dalia' })).body.mutuals)
      await plaza.rows(`delete from network.follows where follower_id = $1 and followed_id = $2`, [brunoId, chenId])
      return found
    },
    hiddenIn: GONE,
  },
  'comments.list': { sees: () => listed('comments.list', { type: 'board', id: 'brd_1' }), hiddenIn: [...GONE, 'muted'] },
  'comments.get': { sees: () => listed('comments.get', { commentId }), hiddenIn: [...GONE, 'muted'] },
  'comments.get (of the comment that Chen answered)': {
    sees: () => listed('comments.get', { commentId: replyId }),
    hiddenIn: [...GONE, 'muted'],
  },
  'comments.replies.list': { sees: () => listed('comments.replies.list', { commentId: replyId }), hiddenIn: [...GONE, 'muted'] },
  'card of the resource comment': {
    sees: async () => shows(await plaza.services.resources.cards(plaza.services.db, viewer(), 'en', [{ type: 'comment', id: commentId }])),
    hiddenIn: [...GONE, 'muted'],
  },
  'reviews.ofProduct.list': { sees: () => listed('reviews.ofProduct.list', { productId }), hiddenIn: GONE },
  'reviews.ofPerson.list': {
    sees: async () => (await bruno.call('reviews.ofPerson.list', { userId: chenId })).status === 200,
    hiddenIn: [...GONE, 'private'],
  },
  'marketplace.questions.list': { sees: () => listed('marketplace.questions.list', { productId }), hiddenIn: GONE },
  'marketplace.vendors.ofPerson': {
    sees: async () => (await bruno.call('marketplace.vendors.ofPerson', { userId: chenId })).status === 200,
    hiddenIn: GONE,
  },
  'messages.conversations.list': { sees: () => listed('messages.conversations.list', {}), hiddenIn: GONE },
  'messages.conversations.get': { sees: () => listed('messages.conversations.get', { conversationId }), hiddenIn: GONE },
  'messages.list': { sees: () => listed('messages.list', { conversationId }), hiddenIn: GONE },
  'messages.search': { sees: () => listed('messages.search', { q: 'saffron' }), hiddenIn: GONE },
  'messages.conversations.get (of a group)': {
    sees: () => listed('messages.conversations.get', { conversationId: groupId }),
    hiddenIn: GONE,
  },
  'messages.list (of a group)': { sees: () => listed('messages.list', { conversationId: groupId }), hiddenIn: GONE },
  'feed.home.list': { sees: () => listed('feed.home.list', {}), hiddenIn: [...GONE, 'private', 'muted'] },
  'feed.discover.list': { sees: () => listed('feed.discover.list', {}), hiddenIn: [...GONE, 'private', 'muted'] },
  'feed.tags.list': { sees: () => listed('feed.tags.list', { tag: 'tea' }), hiddenIn: [...GONE, 'private', 'muted'] },
  'feed.bookmarks.list': { sees: () => listed('feed.bookmarks.list', {}), hiddenIn: [...GONE, 'private'] },
  'feed.people.list': { sees: () => listed('feed.people.list', { userId: chenId }), hiddenIn: [...GONE, 'private'] },
  'feed.posts.get': { sees: () => listed('feed.posts.get', { postId }), hiddenIn: [...GONE, 'private'] },
  // A guest blocks nobody.
  'feed.posts.get (of a guest)': {
    sees: async () => shows((await plaza.browser().call('feed.posts.get', { postId })).body),
    hiddenIn: ['private', 'suspended', 'deleted'],
  },
  'card of the resource post': {
    sees: async () => shows(await resources.cards(plaza.services.db, viewer(), 'en', [{ type: 'post', id: postId }])),
    hiddenIn: [...GONE, 'private'],
  },
  // Who reads a group reads what its private accounts post there.
  'feed.groups.list': { sees: () => listed('feed.groups.list', { groupId: kilnGroupId }), hiddenIn: [...GONE, 'muted'] },
  'feed.groups.mine': { sees: () => listed('feed.groups.mine', {}), hiddenIn: [...GONE, 'muted'] },
  'feed.groups.waiting': { sees: () => listed('feed.groups.waiting', { groupId: glazeGroupId }), hiddenIn: GONE },
  'groups.get': { sees: () => listed('groups.get', { groupId: kilnGroupId }), hiddenIn: GONE },
  'groups.members.list': { sees: () => listed('groups.members.list', { groupId: kilnGroupId }), hiddenIn: GONE },
  'groups.files.list': { sees: () => listed('groups.files.list', { groupId: kilnGroupId }), hiddenIn: GONE },
  'groups.events.people.list': {
    sees: () => listed('groups.events.people.list', { eventId: openingId, answer: 'going' }),
    hiddenIn: GONE,
  },
  'groups.ofPerson': { sees: async () => (await bruno.call('groups.ofPerson', { userId: chenId })).status === 200, hiddenIn: GONE },
  'notifications.list': { sees: () => listed('notifications.list', {}), hiddenIn: GONE },
  'card of the resource user': {
    sees: async () => shows(await resources.cards(plaza.services.db, viewer(), 'en', [{ type: 'user', id: chenId }])),
    hiddenIn: GONE,
  },
  'view of the resource user': {
    sees: async () => (await resources.can(plaza.services.db, viewer(), 'view', [{ type: 'user', id: chenId }]))[0] ?? false,
    hiddenIn: ['blocks Bruno', 'suspended', 'deleted'],
  },
  'report of the resource user': {
    sees: async () => (await resources.can(plaza.services.db, viewer(), 'report', [{ type: 'user', id: chenId }]))[0] ?? false,
    hiddenIn: ['blocks Bruno', 'suspended', 'deleted'],
  },
  // The public API has no viewer, so nobody is blocked there.
  'reviews of the public API': {
    sees: async () => shows((await plaza.guest().get(`/products/${productId}/reviews`)).body),
    hiddenIn: ['suspended', 'deleted'],
  },
  'questions of the public API': {
    sees: async () => shows((await plaza.guest().get(`/products/${productId}/questions`)).body),
    hiddenIn: ['suspended', 'deleted'],
  },
  // A shop is hidden only from those with a block between them and its owner (hidden-shops.test.ts has its products).
  'search.find (her shop)': { sees: () => listed('search.find', { q: 'Chen Teas' }), hiddenIn: BLOCKED },
  'search.list (her shop)': { sees: () => listed('search.list', { q: 'Chen Teas', type: 'vendor' }), hiddenIn: BLOCKED },
  'marketplace.suggest (her shop)': { sees: () => listed('marketplace.suggest', { q: 'Chen Teas' }), hiddenIn: BLOCKED },
  'card of the resource vendor': {
    sees: async () => shows(await resources.cards(plaza.services.db, viewer(), 'en', [{ type: 'vendor', id: 'chen-teas' }])),
    hiddenIn: BLOCKED,
  },
  // Pages are the same for everybody who has their address.
  'marketplace.vendors.get (her shop)': { sees: () => listed('marketplace.vendors.get', { slug: 'chen-teas' }), hiddenIn: [] },
  // A shop speaks as a business: its page names no person.
  'marketplace.vendors.get': {
    sees: async () => shows((await bruno.call('marketplace.vendors.get', { slug: 'dar-amira' })).body),
    hiddenIn: STATES,
  },
  // Drawn from the name in the address, so it says nothing about an account.
  'generated avatar': { sees: async () => (await bruno.send('GET', avatarPath('chen'))).status === 200, hiddenIn: [] },
}

const NO_SURFACE: Record<string, string> = {
  'accounts.session.get': 'oneself',
  'accounts.profile.get': 'oneself',
  'approvals.requests.list': 'colleagues of a business decide about each other’s requests, also after a block',
  'approvals.requests.get': 'as above',
  'approvals.limits.list': 'colleagues of a business see who may approve',
  'approvals.substitutes.list': 'one’s own substitutes, and the colleagues for whom one stands in',
  'records.get': 'colleagues of a business see who works on its records, also after a block',
  'records.timeline.list': 'as above',
  'crm.board.get': 'colleagues of a business see who owns its deals, contacts and tasks',
  'crm.choices.people': 'as above',
  'crm.deals.list': 'as above',
  'crm.deals.get': 'as above',
  'crm.tasks.list': 'as above',
  'records.people.list': 'colleagues of a business mention each other and assign records to each other',
  'records.assignees.list': 'colleagues of a business find its records by who works on them',
  'hr.checklists.list': 'colleagues of a business see who ticked an item',
  'hr.employees.account': 'colleagues of a business see which member is an employee, who accepted that',
  'crm.contacts.list': 'colleagues of a business see who owns a contact',
  'crm.contacts.get': 'as above',
  'crm.duplicates.list': 'as above',
  'crm.merges.list': 'colleagues see who merged contacts',
  'crm.contacts.choices': 'colleagues who can own contacts',
  'crm.forms.list': 'colleagues see who gets the contacts of a form',
  'crm.interactions.list': 'colleagues see who logged an interaction',
  'network.requests.list': 'a block ends requests; absent people are left out by the same statement as in network.people.list',
  'network.restrictions.list': 'the people whom the member hides, in order to show them again',
  'workspaces.members.list': 'colleagues of a business see each other',
  'workspaces.invitations.list': 'the business sees whom it invited',
  'workspaces.receivedInvitations.list': 'the invited account sees who invited it, as its mail says',
  'workspaces.invitations.preview': 'the bearer of an invitation sees who sent it',
  'groups.requests.list': 'leaves people out by the same statement as groups.members.list',
  'groups.invitations.list': 'leaves people out by the same statement as groups.members.list',
  'groups.bans.list': 'leaves people out by the same statement as groups.members.list',
  'moderation.groups.list': 'moderators judge what was reported to them, also by people whom they block',
  'orders.thread.get': 'an order continues between both sides, also after a block',
  'reviews.ofProduct.mine': 'one’s own review',
  'reviews.vendor.list': 'a business answers what is written about its products',
  'reviews.vendor.get': 'a business answers what is written about its products',
}

async function enter(state: State): Promise<() => Promise<unknown>> {
  const settings = (input: object) =>
    chen
      .call('network.settings.get')
      .then(({ body }) => chen.call('network.settings.update', { ...body, isPrivate: false, listsFor: 'everyone', ...input }))
  const restore = {
    public: async () => async () => {},
    private: async () => {
      await settings({ isPrivate: true })
      return () => settings({})
    },
    'followers only': async () => {
      await settings({ listsFor: 'followers' })
      return () => settings({})
    },
    'blocked by Bruno': async () => {
      await bruno.call('network.block', { userId: chenId })
      return () => bruno.call('network.unblock', { userId: chenId })
    },
    'blocks Bruno': async () => {
      await chen.call('network.block', { userId: brunoId })
      return () => chen.call('network.unblock', { userId: brunoId })
    },
    muted: async () => {
      await bruno.call('network.mute', { userId: chenId, duration: 'forever' })
      return () => bruno.call('network.unmute', { userId: chenId })
    },
    suspended: async () => {
      await omar.call('accounts.admin.users.suspend', { id: chenId, reason: 'spam' })
      await plaza.settle()
      return async () => {
        await omar.call('accounts.admin.users.liftSuspension', { id: chenId })
        await plaza.settle()
      }
    },
    deleted: async () => {
      await plaza.rows('update accounts.users set deletion_requested_at = now() where id = $1', [chenId])
      return () => plaza.rows('update accounts.users set deletion_requested_at = null where id = $1', [chenId])
    },
  } satisfies Record<State, () => Promise<() => Promise<unknown>>>
  return restore[state]()
}

describe.each(STATES)('Chen is %s', (state) => {
  let leave = async (): Promise<unknown> => undefined
  beforeAll(async () => {
    leave = await enter(state)
  })
  afterAll(async () => {
    await leave()
    if (state === 'suspended') chen = await plaza.member('chen')
  })

  test.each(Object.entries(SURFACES))('%s', async (_name, { sees, hiddenIn }) => {
    expect(await sees()).toBe(!hiddenIn.includes(state))
  })
})

test('open orders between blocked people stay reachable', async () => {
  const amira = await plaza.member('amira')
  await amira.call('network.block', { userId: chenId })
  const orders = (await chen.call('orders.list', {})).body.items
  expect(orders.length).toBeGreaterThan(0)
  expect((await chen.call('orders.get', { orderId: orders[0].id })).status).toBe(200)
  expect((await chen.call('network.profiles.get', { username: 'amira' })).status).toBe(404)
  await amira.call('network.unblock', { userId: chenId })
})

describe('the list of surfaces', () => {
  const found = operationsThatShowPeople(contract)

  test('has every operation of members and guests whose answer can hold a person', () => {
    expect(found.length).toBeGreaterThanOrEqual(10)
    expect(found.filter((name) => !(name in SURFACES) && !(name in NO_SURFACE))).toEqual([])
    expect(Object.keys(NO_SURFACE).filter((name) => !found.includes(name))).toEqual([])
  })

  test('a new surface without an entry is found', () => {
    const planted = operationsThatShowPeople({ planted: { list: contract.reviews.ofProduct.list } })
    expect(planted).toEqual(['planted.list'])
  })
})

/** Reads for members and guests with a username in their output. */
function operationsThatShowPeople(node: unknown, path: string[] = []): string[] {
  if (!isContractProcedure(node))
    return Object.entries((node ?? {}) as object).flatMap(([key, inner]) => operationsThatShowPeople(inner, [...path, key]))
  const { meta, outputSchema } = node['~orpc']
  const { access, writes } = meta as OperationMeta
  if (writes || access === 'admin' || !outputSchema) return []
  return holdsPerson(outputSchema as unknown as z.core.$ZodType) ? [path.join('.')] : []
}

function holdsPerson(schema: z.core.$ZodType): boolean {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return 'username' in def.shape || Object.values(def.shape).some(holdsPerson)
    case 'array':
      return holdsPerson(def.element)
    case 'union':
      return def.options.some(holdsPerson)
    case 'nullable':
    case 'optional':
    case 'default':
      return holdsPerson(def.innerType)
    default:
      return false
  }
}
