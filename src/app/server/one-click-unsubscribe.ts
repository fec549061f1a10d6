/** The button “Unsubscribe” of mail programs: a POST of a form without cookies to the address in the mail's header (RFC 8058). */
import type { ServerResponse } from 'node:http'
import { refuseByOneClick } from '#domains/crm/server/index.ts'
import { unsubscribeByOneClick } from '#domains/notifications/server/index.ts'
import { sendError } from '#platform/server/entry-points.ts'
import type { Services } from '#platform/server/services.ts'

const MAX_TOKEN = 2000

/** By the path of the page that the mail links to. Each returns false for a wrong token. */
const ENDINGS: Record<string, (services: Services, token: string) => Promise<boolean>> = {
  '/unsubscribe': unsubscribeByOneClick,
  '/no-mail': refuseByOneClick,
}

export function isOneClickUnsubscribe(method: string | undefined, path: string): boolean {
  return method === 'POST' && Object.hasOwn(ENDINGS, path)
}

/** The body says nothing that the address doesn't, so it is not read. */
export async function unsubscribeOnce(response: ServerResponse, url: URL, services: Services): Promise<void> {
  const token = url.searchParams.get('token') ?? ''
  if (token.length > MAX_TOKEN || !(await ENDINGS[url.pathname]?.(services, token))) return sendError(response, 404, 'NOT_FOUND')
  response.writeHead(204, { 'cache-control': 'no-store' })
  response.end()
}
