/** The outbox on this device, one table of IndexedDB in the order things were written. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { NewWrite, WaitingWrite } from './write.ts'

type Schema = DBSchema & {
  writes: { key: number; value: WaitingWrite; indexes: { id: string } }
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
    // The browser took it away, or another tab needs another form of it: the next one to ask opens it again.
    terminated: forgetConnection,
    blocking: (_current, _blocked, event) => {
      ;(event.target as IDBDatabase).close()
      forgetConnection()
    },
  })
  opened.catch(forgetConnection)
  return opened
}

function forgetConnection(): void {
  opened = undefined
}

/** On the disk when it resolves. Rejects when there is no room, or the browser keeps nothing. */
export async function append(write: NewWrite): Promise<void> {
  const tx = (await open()).transaction('writes', 'readwrite', { durability: 'strict' })
  // The table gives it its place.
  await tx.store.add({ ...write, breakdowns: 0, refusal: null } as WaitingWrite)
  await tx.done
}

/** In the order they were written. */
export async function allWrites(): Promise<WaitingWrite[]> {
  return (await open()).getAll('writes')
}

/** A write that was taken away meanwhile stays away. */
export async function change(writes: readonly WaitingWrite[]): Promise<void> {
  const tx = (await open()).transaction('writes', 'readwrite', { durability: 'strict' })
  for (const write of writes) if ((await tx.store.getKey(write.place)) !== undefined) await tx.store.put(write)
  await tx.done
}

/** Takes one away and changes what stays, as `follow` says, in one step. */
export async function finish(place: number, follow: (line: readonly WaitingWrite[]) => readonly WaitingWrite[] = () => []): Promise<void> {
  const tx = (await open()).transaction('writes', 'readwrite', { durability: 'strict' })
  for (const write of follow(await tx.store.getAll())) await tx.store.put(write)
  await tx.store.delete(place)
  await tx.done
}

export async function removeOf(writer: string): Promise<void> {
  const tx = (await open()).transaction('writes', 'readwrite', { durability: 'strict' })
  for (const write of await tx.store.getAll()) if (write.writer === writer) await tx.store.delete(write.place)
  await tx.done
}

/** Who writes, as it is on the disk; undefined before anybody was. */
export async function storedWriter(): Promise<string | undefined> {
  return (await open()).get('writer', 'now')
}

export async function storeWriter(writer: string): Promise<void> {
  const tx = (await open()).transaction('writer', 'readwrite', { durability: 'strict' })
  await tx.store.put(writer, 'now')
  await tx.done
}
