/** Bruno, Chen, Dalia, Elena and Omar, who is an administrator, at boards. */
import { randomUUID } from 'node:crypto'
import { addBoards, type Board } from '#test/plaza/boards.ts'
import type { Member } from '#test/plaza/member.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'
import type { CommentView } from '../contract.ts'

const NAMES = ['bruno', 'chen', 'dalia', 'elena', 'omar'] as const
export type Name = (typeof NAMES)[number]

export type Scene = {
  plaza: TestPlaza
  boards: Map<string, Board>
  members: Record<Name, Member>
  ids: Record<Name, string>
}

export async function openScene(): Promise<Scene> {
  const plaza = await openTestPlaza()
  const boards = addBoards(plaza)
  const members = {} as Scene['members']
  const ids = {} as Scene['ids']
  for (const name of NAMES) {
    members[name] = await plaza.member(name)
    ids[name] = (await members[name].me()).id
  }
  await plaza.rows(`update accounts.users set created_at = now() - interval '30 days'`)
  return { plaza, boards, members, ids }
}

/** A new board by Bruno that everybody sees, without comments. */
export function newBoard({ boards, ids }: Scene, more: Partial<Board> = {}): string {
  const id = `brd_${randomUUID().slice(0, 8)}`
  boards.set(id, { title: 'Kiln day', authorId: ids.bruno, readerIds: null, ...more })
  return id
}

type Answer = { status: number; body: { comment: CommentView; code?: string } }

export function write(
  by: Member,
  board: string,
  text: string,
  { replyTo = null, key = randomUUID() as string }: { replyTo?: string | null; key?: string } = {},
) {
  return by.call('comments.add', { type: 'board', id: board, clientKey: key, text, replyTo }) as Promise<Answer>
}

/** The id of a comment that was just written. */
export async function written(by: Member, board: string, text: string, replyTo: string | null = null): Promise<string> {
  const { status, body } = await write(by, board, text, { replyTo })
  if (status !== 200) throw new Error(`cannot comment: ${JSON.stringify(body)}`)
  return body.comment.id
}

export async function list(by: Member, board: string, more: object = {}) {
  return (await by.call('comments.list', { type: 'board', id: board, sort: 'oldest', ...more })).body
}

export const textsOf = ({ items }: { items: CommentView[] }) => items.map(({ text }) => text)
