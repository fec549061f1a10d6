/** Finds the current user also after a browser crash, when a recent change of localStorage may not have reached the disk. */
import { loadWriter, loadWrites, saveWriter, updateWrites } from './store.ts'
import { currentWriter, GUEST, onWriterChange, saveCurrentWriter } from './writer.ts'

onWriterChange(() => void saveWriter(currentWriter()).catch(() => undefined))

/** The latest known user id, or `guest`. */
export async function resolveWriter(): Promise<string> {
  const writer = currentWriter()
  const stored = await loadWriter().catch(() => undefined)
  if (writer === GUEST && stored && stored !== GUEST) {
    saveCurrentWriter(stored)
    return stored
  }
  if (writer !== stored) await saveWriter(writer).catch(() => undefined)
  if (writer !== GUEST) await adoptGuestWrites(writer)
  return writer
}

/**
 * Assigns the queued writes of a guest to the user who logs in, like their cart. Writes that may have been executed are excluded: the
 * server wouldn't recognize their key under another user.
 */
async function adoptGuestWrites(writer: string): Promise<void> {
  const guests = (await loadWrites()).filter((write) => write.writer === GUEST && !write.perhapsDone)
  if (guests.length > 0) await updateWrites(guests.map((write) => ({ ...write, writer })))
}
