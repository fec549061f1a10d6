/** A Plaza whose people write to each other. */
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

/** No conversations, no blocks; Chen and Dalia follow each other. */
export async function clear({ plaza, members, ids }: Scene): Promise<void> {
  for (const table of ['messages', 'readers', 'parties', 'conversations', 'people']) await plaza.rows(`delete from messages.${table}`)
  for (const table of ['blocks', 'follows']) await plaza.rows(`delete from network.${table}`)
  await plaza.rows('delete from platform.rate_limits')
  await members.chen.call('network.follow', { userId: ids.dalia })
  await members.dalia.call('network.follow', { userId: ids.chen })
}
