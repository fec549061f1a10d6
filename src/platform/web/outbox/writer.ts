/** Who writes in this browser, as far as was last heard: what waits is theirs. An id proves nothing, so it may stand here. */
const KEY = 'plaza_writer'

export const GUEST = 'guest'

const listeners = new Set<() => void>()

/** A member's id, or `guest`. */
export function currentWriter(): string {
  try {
    return localStorage.getItem(KEY) ?? GUEST
  } catch {
    return GUEST
  }
}

/** `id`: null is nobody. */
export function rememberWriter(id: string | null): void {
  if (import.meta.env.SSR || currentWriter() === (id ?? GUEST)) return
  try {
    if (id) localStorage.setItem(KEY, id)
    else localStorage.removeItem(KEY)
  } catch {}
  for (const listener of listeners) listener()
}

/** Hears when somebody else begins to write, in whichever tab they logged in. */
export function onOtherWriter(listener: () => void): () => void {
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
