/** The people of the demo data with a generated face: `demo/pictures/face-<username>-<width>.webp`, which are square. */
import { readFile } from 'node:fs/promises'
import type { FileStore } from '#platform/server/files/file-store.ts'
import type { Picture } from '#platform/server/picture.ts'

/** Usernames. */
const FACES: readonly string[] = []

const WIDTHS = [96, 320] as const
const PICTURES = new URL('../../../../../demo/pictures/', import.meta.url)

/** Stores the pictures. Returns them by username. */
export async function storeFaces(files: FileStore): Promise<Map<string, Picture>> {
  const [, largest] = WIDTHS
  const stored = await Promise.all(
    FACES.map(async (username) => {
      const sources = await Promise.all(
        WIDTHS.map(async (width) => {
          const picture = await readFile(new URL(`face-${username}-${width}.webp`, PICTURES))
          return { width, key: await files.put(picture, { extension: 'webp' }) }
        }),
      )
      return [username, { sources, width: largest, height: largest, alt: {} }] as const
    }),
  )
  return new Map(stored)
}
