/** Amira owns Dar Amira, Elena manages it, Farid is staff with `orders` and `inventory`; Chen works elsewhere. */
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { EntryView } from '../contract.ts'

const NAMES = ['amira', 'elena', 'farid', 'chen', 'bruno'] as const
type Name = (typeof NAMES)[number]

type Answer = ReturnType<Member['call']> extends Promise<infer R> ? Omit<R, 'body'> & { body: Any } : never
// biome-ignore lint/suspicious/noExplicitAny: a reply is looked into by assertions, which fail when a field is not there
type Any = any

export type Scene = {
  plaza: TestPlaza
  members: Record<Name, Member>
  ids: Record<Name, string>
  darAmira: string
  /** The product MUG-SAGE of Dar Amira. */
  mug: { type: string; id: string }
  ask(by: Member, operation: string, input?: object, key?: string): Promise<Answer>
  timeline(by: Member, record?: object): Promise<EntryView[]>
}

export async function openScene(): Promise<Scene> {
  const plaza = await openTestPlaza()
  const members = {} as Scene['members']
  const ids = {} as Scene['ids']
  for (const name of NAMES) {
    members[name] = await plaza.member(name)
    ids[name] = (await members[name].me()).id
  }
  const darAmira = await plaza.workspace('Dar Amira')
  const mug = { type: 'product', id: await plaza.product('MUG-SAGE') }
  const ask: Scene['ask'] = (by, operation, input = {}, key) =>
    by.call(`records.${operation}`, input, { workspace: darAmira, ...(key !== undefined && { key }) })
  const timeline: Scene['timeline'] = async (by, record = mug) => (await ask(by, 'timeline.list', record)).body.items
  return { plaza, members, ids, darAmira, mug, ask, timeline }
}
