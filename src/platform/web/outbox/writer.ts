/** The last known user of this browser, who owns the queued writes. The id isn't a credential, so it can be in localStorage. */
const KEY = 'plaza_writer'

export const GUEST = 'guest'

const listeners = new Set<() => void>()
const waiting = new Set<() => void>()

/** Whether the server has named the user since this document loaded. Until then the stored user may be outdated. */
let confirmed = false

export const isWriterConfirmed = (): boolean => confirmed

/** Calls `listener` when the server names the user. Returns a function that stops waiting. */
export function onWriterConfirmed(listener: () => void): () => void {
  waiting.add(listener)
  return () => void waiting.delete(listener)
}

/** A user id, or `guest`. */
export function currentWriter(): string {
  try {
    return localStorage.getItem(KEY) ?? GUEST
  } catch {
    return GUEST
  }
}

/** `id`: null when nobody is logged in. */
export function saveCurrentWriter(id: string | null): void {
  if (import.meta.env.SSR) return
  confirmed = true
  if (currentWriter() !== (id ?? GUEST)) {
    try {
      if (id) localStorage.setItem(KEY, id)
      else localStorage.removeItem(KEY)
    } catch {}
    for (const listener of listeners) listener()
  }
  for (const listener of waiting) listener()
}

/** Called when another user logs in or out, in any tab. */
export function onWriterChange(listener: () => void): () => void {
  const inOtherTab = ({ key }: StorageEvent) => {
    if (key === KEY) listener()
  }
  listeners.add(listener)
  window.addEventListener('storage', inOtherTab)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', inOtherTab)
  }
}
