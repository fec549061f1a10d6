/** Looks at the page behind the first address of a post. */
import { FetchRefused } from '#platform/server/guarded-fetch/fetch-refused.ts'
import { type GuardedFetch, openGuardedFetch } from '#platform/server/guarded-fetch/guarded-fetch.ts'
import { defineTask } from '#platform/server/jobs.ts'
import type { Services } from '#platform/server/services.ts'
import { saveLink } from './posts.sql.ts'
import { readLink } from './read-link.rules.ts'

/** The head of a page is in its first part. */
const MAX_BYTES = 1_000_000

type Payload = { id: string; linkUrl: string }

/** A page that cannot be read has no preview; the address stays a link. */
export async function lookAtLink({ db }: Pick<Services, 'db'>, { id, linkUrl }: Payload, send: GuardedFetch): Promise<void> {
  const reply = await send({ url: linkUrl, method: 'GET', accept: 'text/html', maxBytes: MAX_BYTES }).catch((error: unknown) => {
    if (error instanceof FetchRefused) return null
    throw error
  })
  if (reply?.status !== 200 || reply.contentType !== 'text/html') return
  const link = readLink(reply.bytes.toString('utf8'))
  if (link) await saveLink(db, id, linkUrl, link)
}

export const fetchLink = defineTask<Payload>('feed:fetchLink', (services, payload) => lookAtLink(services, payload, openGuardedFetch()))
