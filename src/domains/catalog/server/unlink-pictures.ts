import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { Picture } from '#platform/server/picture.ts'
import type { Tx } from '#platform/server/transact.ts'

/** Unlinks the files of removed pictures. Files of a product that was ever published stay, because orders may show them. */
export async function unlinkPictures(tx: Tx, removed: readonly Pick<Picture, 'sources'>[], wasPublished: boolean): Promise<void> {
  if (wasPublished || removed.length === 0) return
  const keys = removed.flatMap(({ sources }) => sources.map(({ key }) => key))
  await unlinkFiles(tx, keys)
}
