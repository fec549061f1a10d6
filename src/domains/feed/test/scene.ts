/** A Plaza whose people post. */
import { randomUUID } from 'node:crypto'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

export const NAMES = ['amira', 'bruno', 'chen', 'dalia', 'elena', 'farid', 'omar'] as const
export type Name = (typeof NAMES)[number]

export type Scene = { plaza: TestPlaza; members: Record<Name, Member>; ids: Record<Name, string> }

export async function openScene(): Promise<Scene> {
  const plaza = await openTestPlaza()
  const members = {} as Record<Name, Member>
  const ids = {} as Record<Name, string>
  for (const name of NAMES) {
    members[name] = await plaza.member(name)
    ids[name] = (await members[name].me()).id
  }
  return { plaza, members, ids }
}

/** No posts and no relations; everybody is public. */
export async function clear({ plaza }: Scene): Promise<void> {
  for (const table of ['posts', 'authors', 'likes', 'bookmarks']) await plaza.rows(`delete from feed.${table}`)
  for (const table of ['blocks', 'mutes', 'follows', 'requests']) await plaza.rows(`delete from network.${table}`)
  await plaza.rows(`update network.people set followers = 0, following = 0, requests_received = 0, requests_sent = 0, is_private = false`)
  for (const table of ['rate_limits', 'event_deliveries', 'events']) await plaza.rows(`delete from platform.${table}`)
}

/** Members post with a new client key unless one is given. */
export const write = (by: Member, text: string, more: object = {}) =>
  by.call('feed.posts.create', { clientKey: randomUUID(), text, ...more })

export const post = async (by: Member, text: string, more: object = {}) => (await write(by, text, more)).body.post

type Entry = { post: { text: string } }
export const textsOf = (body: { items: Entry[] }): string[] => body.items.map((entry) => entry.post.text)
export const home = async (by: Member, more: object = {}) => (await by.call('feed.home.list', more)).body
