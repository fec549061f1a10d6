/** Who writes, also after a browser was killed: what it keeps in a hurry (localStorage) may not have reached the disk then. */
import { allWrites, change, storedWriter, storeWriter } from './store.ts'
import { currentWriter, GUEST, onOtherWriter, rememberWriter } from './writer.ts'

onOtherWriter(() => void storeWriter(currentWriter()).catch(() => undefined))

/** Whoever was heard of last. */
export async function settledWriter(): Promise<string> {
  const writer = currentWriter()
  const stored = await storedWriter().catch(() => undefined)
  if (writer === GUEST && stored && stored !== GUEST) {
    rememberWriter(stored)
    return stored
  }
  if (writer !== stored) await storeWriter(writer).catch(() => undefined)
  if (writer !== GUEST) await adopt(writer)
  return writer
}

/**
 * What a guest wrote goes along with whoever signs in, as their cart does. Not what may have been done already: under another
 * name its key would not be known again.
 */
async function adopt(writer: string): Promise<void> {
  const guests = (await allWrites()).filter((write) => write.writer === GUEST && !write.perhapsDone)
  if (guests.length > 0) await change(guests.map((write) => ({ ...write, writer })))
}
