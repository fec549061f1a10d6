/** Fetches one picture from the address that a file names. */
import { Failure } from '#platform/server/failure.ts'
import { FetchRefused } from '#platform/server/guarded-fetch/fetch-refused.ts'
import type { GuardedFetch } from '#platform/server/guarded-fetch/guarded-fetch.ts'
import { readPicture } from '#platform/server/pictures/read-picture.ts'
import type { Services } from '#platform/server/services.ts'
import { storeVariants, type Variants } from '#platform/server/uploads/make-variants.ts'
import { MAX_PICTURE_BYTES, PICTURE_TYPES } from '#platform/shared/picture-limits.ts'
import { WIDTHS } from '../pictures.ts'

/** `problem`: trying again would change nothing. `later`: the address doesn't answer now, for this reason. */
export type FetchedPicture = { drawn: Variants } | { problem: string } | { later: string }

/** Too many requests, and a request that took too long. */
const TRY_AGAIN = [408, 425, 429]

/** The files of the picture are orphaned until the product links them. Never throws for what the address answers. */
export async function fetchPicture(services: Services, url: string, send: GuardedFetch): Promise<FetchedPicture> {
  try {
    const reply = await send({ url, method: 'GET', accept: PICTURE_TYPES.join(', '), maxBytes: MAX_PICTURE_BYTES })
    if (reply.status >= 500 || TRY_AGAIN.includes(reply.status)) return { later: 'status' }
    if (reply.status !== 200) return { problem: 'status' }
    const { bytes } = await readPicture(reply.bytes)
    return { drawn: await storeVariants(services, bytes, { crop: null, widths: WIDTHS }) }
  } catch (error) {
    if (error instanceof FetchRefused)
      return error.reason === 'time' || error.reason === 'unreachable' ? { later: 'unreachable' } : { problem: error.reason }
    if (error instanceof Failure && error.code === 'PICTURE_REFUSED') return { problem: (error.data as { reason: string }).reason }
    if (error instanceof Failure && error.code === 'BUSY') return { later: 'unreachable' }
    throw error
  }
}
