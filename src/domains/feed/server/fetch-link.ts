/** Looks at the page behind the first address of a post. */
import { linkFiles } from '#platform/server/files/orphaned-files.ts'
import { FetchRefused } from '#platform/server/guarded-fetch/fetch-refused.ts'
import { type GuardedFetch, openGuardedFetch } from '#platform/server/guarded-fetch/guarded-fetch.ts'
import { defineTask } from '#platform/server/jobs.ts'
import type { Services } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import { linkKeys, storeLinkPicture } from './link-picture.ts'
import { saveLink } from './posts.sql.ts'
import { readLink } from './read-link.rules.ts'

/** The head of a page is in its first part. */
const MAX_BYTES = 1_000_000

type Payload = { id: string; linkUrl: string }

/** A page that cannot be read has no preview; the address stays a link. */
export async function lookAtLink(services: Services, { id, linkUrl }: Payload, send: GuardedFetch): Promise<void> {
  const reply = await send({ url: linkUrl, method: 'GET', accept: 'text/html', maxBytes: MAX_BYTES }).catch((error: unknown) => {
    if (error instanceof FetchRefused) return null
    throw error
  })
  if (reply?.status !== 200 || reply.contentType !== 'text/html') return
  const found = readLink(reply.bytes.toString('utf8'))
  if (!found) return
  const { image, ...texts } = found
  const address = image === null ? null : URL.parse(image, reply.url)
  const link = { ...texts, picture: address && (await storeLinkPicture(services, address, send)) }
  await transactAsSystem(services, async (tx) => {
    if (await saveLink(tx.db, id, linkUrl, link)) await linkFiles(tx, linkKeys(link))
  })
}

export const fetchLink = defineTask<Payload>('feed:fetchLink', (services, payload) => lookAtLink(services, payload, openGuardedFetch()))
