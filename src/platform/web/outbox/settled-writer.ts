/** Who writes, also after a browser was killed: what it keeps in a hurry (localStorage) may not have reached the disk then. */
import { storedWriter, storeWriter } from './store.ts'
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
  return writer
}
