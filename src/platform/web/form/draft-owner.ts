/** Decides which drafts a form may show: only those of a user whom the server has confirmed, or the last known one while offline. */
import { currentWriter, GUEST, isWriterConfirmed, onWriterConfirmed } from '../outbox/writer.ts'

/** Calls `listener` once, as soon as the owner is known. Returns a function that stops waiting. */
export function whenOwnerKnown(listener: (owner: string) => void): () => void {
  const owner = knownOwner()
  if (owner !== null) {
    listener(owner)
    return () => undefined
  }
  const stop = onWriterConfirmed(check)
  window.addEventListener('offline', check)
  function check() {
    const found = knownOwner()
    if (found === null) return
    cancel()
    listener(found)
  }
  function cancel() {
    stop()
    window.removeEventListener('offline', check)
  }
  return cancel
}

function knownOwner(): string | null {
  if (isWriterConfirmed() || !navigator.onLine) return currentWriter()
  // The server has seen no session with this document.
  return document.documentElement.dataset['viewer'] === 'guest' ? GUEST : null
}
