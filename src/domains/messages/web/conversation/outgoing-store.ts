/**
 * Messages that this tab sends or that failed. They are shown at once, and replaced by what the server stored under the same client key.
 * They survive a reload of the tab, until their author logs out.
 */
import type { ImageView } from '#platform/shared/contract.ts'
import type { RecordCard } from '#platform/shared/linked-record.ts'
import { deleteDraft, readDraft, saveDraft } from '#platform/web/form/draft.ts'
import { currentWriter } from '#platform/web/outbox/writer.ts'
import type { MessageView } from '../../contract.ts'

export type OutgoingContent = {
  clientKey: string
  text: string
  pictures: readonly { uploadId: string; alt: string }[]
  record: { type: string; id: string } | null
  replyTo: string | null
}

export type Outgoing = {
  /** The user id of the author. */
  writer: string
  conversationId: string
  content: OutgoingContent
  /** What is shown until then. */
  images: readonly ImageView[]
  card: RecordCard | null
  reply: MessageView['replyTo']
  at: string
  /** `waiting`: stored on this device until there is a connection. */
  state: 'sending' | 'waiting' | 'failed'
  error: unknown
}

const DRAFT = 'messages.outgoing'

let all = loadOutgoing()
const interrupted = new Set(all.flatMap(({ state, content }) => (state === 'sending' ? content.clientKey : [])))
const listeners = new Set<() => void>()

export const outgoingStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): readonly Outgoing[] => all,
}

/** Returns once what the document before was sending when it was left. */
export function takeInterrupted(conversationId: string): Outgoing[] {
  const taken = all.filter((each) => each.conversationId === conversationId && interrupted.has(each.content.clientKey))
  for (const { content } of taken) interrupted.delete(content.clientKey)
  return taken
}

/** Adds it, or replaces the one with the same client key. */
export function putOutgoing(outgoing: Outgoing): void {
  const isSame = ({ content }: Outgoing) => content.clientKey === outgoing.content.clientKey
  update(all.some(isSame) ? all.map((each) => (isSame(each) ? outgoing : each)) : [...all, outgoing])
}

export function changeOutgoing(clientKey: string, change: Partial<Pick<Outgoing, 'state' | 'error'>>): void {
  update(all.map((each) => (each.content.clientKey === clientKey ? { ...each, ...change } : each)))
}

export function removeOutgoing(clientKeys: readonly string[]): void {
  const left = all.filter(({ content }) => !clientKeys.includes(content.clientKey))
  if (left.length < all.length) update(left)
}

function update(now: readonly Outgoing[]): void {
  all = now
  if (all.length === 0) deleteDraft(DRAFT)
  else saveDraft(DRAFT, { all })
  for (const listener of listeners) listener()
}

function loadOutgoing(): readonly Outgoing[] {
  const { all: kept } = readDraft(DRAFT)
  return Array.isArray(kept) ? kept.filter(({ writer }: Outgoing) => writer === currentWriter()) : []
}
