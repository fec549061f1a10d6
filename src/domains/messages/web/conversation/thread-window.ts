/** The part of a conversation that a page has loaded. Pure. */
import type { MessageView } from '../../contract.ts'

export type ThreadWindow = {
  /** Oldest first, without gaps. */
  items: readonly MessageView[]
  hasBefore: boolean
  hasAfter: boolean
}

/** Both lists as one, oldest first; of a message that is in both, the fresh version. */
export function mergeMessages(known: readonly MessageView[], fresh: readonly MessageView[]): MessageView[] {
  const byId = new Map([...known, ...fresh].map((message) => [message.id, message]))
  return [...byId.values()].sort((one, other) => one.position - other.position)
}

/** An older page in front. */
export function prependPage(known: ThreadWindow, page: ThreadWindow): ThreadWindow {
  return { ...known, items: mergeMessages(known.items, page.items), hasBefore: page.hasBefore }
}

/** A newer page behind. A page that does not follow on would leave a gap, so it replaces what was known. */
export function appendPage(known: ThreadWindow, page: ThreadWindow): ThreadWindow {
  const last = known.items.at(-1)?.position ?? 0
  const first = page.items[0]?.position ?? last + 1
  if (first > last + 1) return page
  return { ...known, items: mergeMessages(known.items, page.items), hasAfter: page.hasAfter }
}

/** One message that this page sent or changed. Beyond the loaded part it is left out, because it would leave a gap. */
export function putMessage(known: ThreadWindow, message: MessageView): ThreadWindow {
  const last = known.items.at(-1)?.position ?? 0
  const isKnown = known.items.some(({ id }) => id === message.id)
  if (!isKnown && message.position !== last + 1) return known
  if (!isKnown && known.hasAfter) return known
  return { ...known, items: mergeMessages(known.items, [message]) }
}
