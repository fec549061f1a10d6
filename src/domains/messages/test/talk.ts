/** Conversations in tests. */
import { randomUUID } from 'node:crypto'
import type { Member } from '#test/plaza/member.ts'

/** Members write as themselves, with a new client key unless one is given. */
export const send = (by: Member, conversationId: string, text: string, more: object = {}) =>
  by.call('messages.send', { conversationId, clientKey: randomUUID(), text, ...more })

export const open = async (by: Member, userId: string): Promise<string> =>
  (await by.call('messages.conversations.openWithPerson', { userId })).body.conversationId

export const inbox = async (by: Member, more: object = {}) => (await by.call('messages.conversations.list', more)).body.items
export const page = async (by: Member, conversationId: string, more: object = {}) =>
  (await by.call('messages.list', { conversationId, ...more })).body
export const view = async (by: Member, conversationId: string) => (await by.call('messages.conversations.get', { conversationId })).body
export const read = (by: Member, conversationId: string, position: number) =>
  by.call('messages.conversations.read', { conversationId, position })
export const summary = async (by: Member) => (await by.call('messages.summary')).body
export const textsOf = (body: { items: { text: string }[] }) => body.items.map(({ text }) => text)
