/** Kept answers in IndexedDB, each under the member who asked. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

declare global {
  interface Window {
    /** React Router’s list of the files of the build. */
    __reactRouterManifest?: { version: string }
  }
}

type KeptAnswer = { key: string; answer: unknown; at: number }
type Schema = DBSchema & { answers: { key: string; value: KeptAnswer; indexes: { at: number } } }

const NAME = 'plaza-answers'
const MAX_ANSWERS = 400
const MAX_AGE_MS = 30 * 24 * 3_600_000

let opened: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>(NAME, 1, {
    upgrade(db) {
      db.createObjectStore('answers', { keyPath: 'key' }).createIndex('at', 'at')
    },
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

/** Answers of another build may have another shape. */
const keyOf = (member: string, hash: string) => `${member} ${window.__reactRouterManifest?.version ?? ''} ${hash}`

/** Does nothing without space or without storage: the page just isn't available offline. */
export async function saveAnswer(member: string, hash: string, answer: unknown): Promise<void> {
  try {
    const tx = (await open()).transaction('answers', 'readwrite')
    await tx.store.put({ key: keyOf(member, hash), answer, at: Date.now() })
    const surplus = (await tx.store.count()) - MAX_ANSWERS
    if (surplus > 0) {
      let cursor = await tx.store.index('at').openCursor()
      for (let deleted = 0; cursor && deleted < surplus; deleted += 1) {
        await cursor.delete()
        cursor = await cursor.continue()
      }
    }
    await tx.done
  } catch (error) {
    console.info('could not keep an answer', error)
  }
}

export async function findAnswer(member: string, hash: string): Promise<KeptAnswer | undefined> {
  const kept = await (await open()).get('answers', keyOf(member, hash))
  return kept && Date.now() - kept.at < MAX_AGE_MS ? kept : undefined
}

export async function deleteAnswers(): Promise<void> {
  await (await open()).clear('answers')
}
