/** Demo data: portraits of the people, drawn in demo/studio/faces. */
import { readFile } from 'node:fs/promises'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Tx } from '#platform/server/transact.ts'
import { updateAvatar } from './profiles.sql.ts'

/** Portraits by username: `demo/pictures/face-<portrait>.webp`, listed in demo/studio/faces/people.ts. */
const FACES: Readonly<Record<string, string>> = {
  omar: 'man-01',
  amira: 'woman-01',
  bruno: 'man-02',
  'inti.quispe': 'man-03',
  noelia: 'woman-02',
  theo: 'man-04',
  marisol: 'woman-03',
  mei: 'woman-04',
  lucia: 'woman-05',
  tomas: 'man-05',
  hassan: 'older-man-01',
  layla: 'headscarf-01',
}

const SIZE = 256
const FOLDER = new URL('../../../../demo/pictures/', import.meta.url)

/** Returns portraits by username. */
export async function storeFaces(files: FileStore): Promise<Map<string, Picture>> {
  return new Map(
    await Promise.all(
      Object.entries(FACES).map(async ([username, name]): Promise<[string, Picture]> => {
        const bytes = await readFile(new URL(`face-${name}.webp`, FOLDER))
        const key = await files.put(bytes, { extension: 'webp' })
        return [username, { sources: [{ width: SIZE, key }], width: SIZE, height: SIZE, alt: {} }]
      }),
    ),
  )
}

export async function seedFaces(tx: Tx, people: ReadonlyMap<string, string>, faces: ReadonlyMap<string, Picture>): Promise<void> {
  for (const [username, face] of faces) {
    const id = people.get(username)
    if (id) await updateAvatar(tx.db, id, face)
  }
}
