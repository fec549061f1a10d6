/** The outbox in IndexedDB: one table, in writing order. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { NewWrite, QueuedWrite } from './queued-write.ts'

type Schema = DBSchema & {
  writes: { key: number; value: QueuedWrite; indexes: { id: string } }
  writer: { key: 'now'; value: string }
}

const NAME = 'plaza-outbox'

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('writes', { keyPath: 'place', autoIncrement: true }).createIndex('id', 'id', { unique: true })
      db.createObjectStore('writer')
    },
    // The browser closed it, or another tab needs a new version: the next call opens it again.
    terminated: resetConnection,
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      resetConnection()
    },
  })
  opened.catch(resetConnection)
  return opened
}

function resetConnection(): void {
  opened = undefined
}

/** Resolves when the write is on disk. Rejects without space or without storage. */
export async function insertWrite(write: NewWrite): Promise<void> {
  const tx = (await open()).transaction('writes', 'readwrite', { durability: 'strict' })
  // The table assigns `place`.
  await tx.store.add({ ...write, breakdowns: 0, refusal: null } as QueuedWrite)
  await tx.done
}

/** In writing order. */
export async function loadWrites(): Promise<QueuedWrite[]> {
  return (await open()).getAll('writes')
}

/** Updates writes; one that was deleted since stays deleted. */
export async function updateWrites(writes: readonly QueuedWrite[]): Promise<void> {
  const tx = (await open()).transaction('writes', 'readwrite', { durability: 'strict' })
  for (const write of writes) if ((await tx.store.getKey(write.place)) !== undefined) await tx.store.put(write)
  await tx.done
}

/** Deletes a write and updates the writes that `follow` returns, in one transaction. */
export async function deleteWrite(
  place: number,
  follow: (line: readonly QueuedWrite[]) => readonly QueuedWrite[] = () => [],
): Promise<void> {
  const tx = (await open()).transaction('writes', 'readwrite', { durability: 'strict' })
  for (const write of follow(await tx.store.getAll())) await tx.store.put(write)
  await tx.store.delete(place)
  await tx.done
}

export async function deleteWritesOfWriter(writer: string): Promise<void> {
  const tx = (await open()).transaction('writes', 'readwrite', { durability: 'strict' })
  for (const write of await tx.store.getAll()) if (write.writer === writer) await tx.store.delete(write.place)
  await tx.done
}

/** The stored user id or `guest`; undefined before the first. */
export async function loadWriter(): Promise<string | undefined> {
  return (await open()).get('writer', 'now')
}

export async function saveWriter(writer: string): Promise<void> {
  const tx = (await open()).transaction('writer', 'readwrite', { durability: 'strict' })
  await tx.store.put(writer, 'now')
  await tx.done
}
