/** The picture that a page names for its preview. Only its pixels are kept, in files of the post. */
import { Failure } from '#platform/server/failure.ts'
import { FetchRefused } from '#platform/server/guarded-fetch/fetch-refused.ts'
import type { GuardedFetch } from '#platform/server/guarded-fetch/guarded-fetch.ts'
import { readPicture } from '#platform/server/pictures/read-picture.ts'
import type { Services } from '#platform/server/services.ts'
import { storeVariants, type Variants } from '#platform/server/uploads/make-variants.ts'
import type { Link } from './post-columns.sql.ts'

const MAX_BYTES = 5_000_000
const WIDTHS = [320, 640]
/** Icons and pixels that count visits are no pictures of a page. */
const MIN_SIDE = 100

/**
 * Fetches and stores the picture; its files are orphaned until the post links them. Null when the address is refused, or what it leads to is no
 * picture of a size to show. Throws BUSY, for which the task is tried again.
 */
export async function storeLinkPicture(services: Services, address: URL, send: GuardedFetch): Promise<Variants | null> {
  const reply = await send({ url: address.href, method: 'GET', accept: 'image/*', maxBytes: MAX_BYTES }).catch((error: unknown) => {
    if (error instanceof FetchRefused) return null
    throw error
  })
  if (reply?.status !== 200) return null
  const picture = await readPicture(reply.bytes).catch((error: unknown) => {
    if (error instanceof Failure && error.code === 'PICTURE_REFUSED') return null
    throw error
  })
  if (!picture || Math.min(picture.width, picture.height) < MIN_SIDE) return null
  return storeVariants(services, picture.bytes, { crop: null, widths: WIDTHS })
}

/** The files of a preview. */
export const linkKeys = (link: Link | null): string[] => link?.picture?.sources.map(({ key }) => key) ?? []
