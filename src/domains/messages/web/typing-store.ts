/** Who is writing in which conversation. A sign of it ends by itself, so that a closed tab leaves nothing behind. */

/** A sign of typing counts for this long; a client that types repeats it in less. */
export const TYPING_SECONDS = 10
/** A little longer than a sign counts, because it is repeated over a network. */
const EXPIRES_MS = (TYPING_SECONDS + 2) * 1000

type Writer = { who: string; timer: ReturnType<typeof setTimeout> }

const writers = new Map<string, readonly Writer[]>()
const snapshots = new Map<string, readonly string[]>()
const listeners = new Set<() => void>()
const NOBODY: readonly string[] = []

export const typingStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  /** User ids, and `workspace:<id>` for somebody of a business. */
  current: (conversationId: string): readonly string[] => snapshots.get(conversationId) ?? NOBODY,
}

/** Takes the ids of the topic `messages.typing`: `<conversation> <who>`, with `!` at the end when they stopped. */
export function noteTyping(ids: readonly string[]): void {
  for (const id of ids) {
    const [conversationId = '', rest = ''] = id.split(' ', 2)
    if (rest.endsWith('!')) stopTyping(conversationId, rest.slice(0, -1))
    else startTyping(conversationId, rest)
  }
}

/** Somebody who sent a message is no longer writing it. */
export function stopTyping(conversationId: string, who: string): void {
  const known = writers.get(conversationId) ?? []
  const left = known.filter((writer) => writer.who !== who)
  if (left.length === known.length) return
  for (const writer of known) if (writer.who === who) clearTimeout(writer.timer)
  update(conversationId, left)
}

function startTyping(conversationId: string, who: string): void {
  const known = writers.get(conversationId) ?? []
  for (const writer of known) if (writer.who === who) clearTimeout(writer.timer)
  const timer = setTimeout(() => stopTyping(conversationId, who), EXPIRES_MS)
  update(conversationId, [...known.filter((writer) => writer.who !== who), { who, timer }])
}

function update(conversationId: string, now: readonly Writer[]): void {
  writers.set(conversationId, now)
  snapshots.set(
    conversationId,
    now.map(({ who }) => who),
  )
  for (const listener of listeners) listener()
}
