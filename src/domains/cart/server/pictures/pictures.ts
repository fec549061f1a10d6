/** Pictures for personalization, for orders and for the app. */
import { loadVariantsForSale } from '#domains/catalog/server/index.ts'
import { unlinkFiles } from '#platform/server/files/orphaned-files.ts'
import type { Services, Viewer } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { FALLBACK_LANGUAGE } from '#platform/shared/language.ts'
import { deletePictures, findKeys, findPicture, markOrdered } from './pictures.sql.ts'

/** The file of a picture in this viewer's cart; null for everybody else's and for a missing one. */
export async function findOwnPicture({ services, viewer }: { services: Services; viewer: Viewer }, id: string): Promise<string | null> {
  const owners = [viewer.id, viewer.kind === 'member' ? viewer.guestId : null].flatMap((owner) => owner ?? [])
  const picture = owners.length === 0 ? null : await findPicture(services.db, id, owners)
  if (!picture) return null
  return picture.own || (await isInPictureField(services, picture.uses)) ? picture.key : null
}

/** Whether one of these fields takes pictures, not texts. */
async function isInPictureField(services: Services, uses: readonly { variantId: string; fieldId: string }[]): Promise<boolean> {
  const ids = [...new Set(uses.map(({ variantId }) => variantId))]
  const variants = await loadVariantsForSale(services.db, ids, FALLBACK_LANGUAGE)
  return uses.some(({ variantId, fieldId }) =>
    variants.get(variantId)?.personalization.some(({ id, type }) => id === fieldId && type === 'image'),
  )
}

/** The file of a picture, for a caller who has decided that it may be seen. */
export async function loadPictureKey(db: Services['db'], id: string): Promise<string | null> {
  return (await findKeys(db, [id]))[0]?.key ?? null
}

/** An order has these pictures: they stay until it is erased. */
export async function keepOrderedPictures(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await markOrdered(tx.db, ids)
}

/** Deletes pictures with their files. */
export async function erasePictures(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await unlinkFiles(tx, await deletePictures(tx.db, ids))
}
