/** User decisions about queued writes. */
import { newIdempotencyKey } from '../idempotency-key.ts'
import { findSavedVersion, rebaseFollowers, rebaseOnSaved } from './outbox.rules.ts'
import { publishQueueChange, requestSend } from './queue.ts'
import type { QueuedWrite } from './queued-write.ts'
import { resolveWriter } from './resolve-writer.ts'
import { deleteWrite, deleteWritesOfWriter, loadWrites, updateWrites } from './store.ts'

/** Sends a rejected write again. The server forgets keys after a day, so the write gets a new one. */
export async function retryWrite(write: QueuedWrite): Promise<void> {
  await updateWrites([{ ...write, id: newIdempotencyKey(), refusal: null, breakdowns: 0, perhapsDone: false }])
  await publishQueueChange()
  requestSend()
}

/** Keeps the queued version over the saved one. Later writes based on it follow. */
export async function keepLocalVersion(write: QueuedWrite): Promise<void> {
  const followers = rebaseFollowers(await loadWrites(), write, findSavedVersion(write))
  await updateWrites([rebaseOnSaved(write, newIdempotencyKey()), ...followers])
  await publishQueueChange()
  requestSend()
}

/** Deletes a write from the queue. */
export async function discardWrite(write: QueuedWrite): Promise<void> {
  await deleteWrite(write.place)
  await publishQueueChange()
  requestSend()
}

/** Deletes all unsent writes of the current user. */
export async function discardOwnWrites(): Promise<void> {
  await deleteWritesOfWriter(await resolveWriter())
  await publishQueueChange()
}
