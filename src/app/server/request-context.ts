/** The request context of the entry points: viewer, client address and language, before an operation is chosen. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { findMember } from '#domains/accounts/server/index.ts'
import { loadApprovedVendors } from '#domains/vendors/server/index.ts'
import { loadMembership } from '#domains/workspaces/server/index.ts'
import type { ClientAddress } from '#platform/server/client-address.ts'
import { readCookie, serverCookie, serverCookieName } from '#platform/server/cookies.ts'
import { GUEST_HEADER, readGuestToken, signGuestToken } from '#platform/server/guest.ts'
import type { RequestContext, SessionCookie } from '#platform/server/request-context.ts'
import type { Services, Viewer } from '#platform/server/services.ts'
import { SESSION_COOKIE } from '#platform/server/visitor.ts'
import { FALLBACK_LANGUAGE, negotiateLanguage } from '#platform/shared/language.ts'
import { mergeGuestData } from './on-login.ts'

const GUEST_COOKIE = 'plaza_guest'
const DEVICES_COOKIE = 'plaza_devices'
const SESSION_COOKIE_S = 30 * 24 * 3600
const MAX_MARKS = 5
const MAX_USER_AGENT = 300

type Options = { services: Services; https: boolean; clientAddress: ClientAddress }
export type CreateRequestContext = (
  request: IncomingMessage,
  response: ServerResponse,
  entryPoint: 'web' | 'api',
) => Promise<RequestContext>

export function createRequestContexts({ services, https, clientAddress }: Options): CreateRequestContext {
  const guestSecret = services.secretFor('guest')
  const cookieOf = (request: IncomingMessage, name: string) => readCookie(request, serverCookieName(name, { https }))

  return async (request, response, entryPoint) => {
    const setCookie = (name: string, value: string, maxAgeS?: number) =>
      response.appendHeader('set-cookie', serverCookie(name, value, { https, ...(maxAgeS !== undefined && { maxAgeS }) }))
    const guestId = readGuestToken(entryPoint === 'web' ? cookieOf(request, GUEST_COOKIE) : readHeader(request, GUEST_HEADER), guestSecret)
    const token = entryPoint === 'web' ? cookieOf(request, SESSION_COOKIE) : null
    const member = token === null ? null : await findMember(services, token, guestId)
    // POST requests leave the cookie alone: one that was running during a login would remove the new session.
    if (token !== null && !member && request.method === 'GET') setCookie(SESSION_COOKIE, '', 0)
    const deviceMarks = cookieOf(request, DEVICES_COOKIE)?.split('.').slice(0, MAX_MARKS) ?? []
    const viewer: Viewer = member ?? { kind: 'guest', id: guestId }

    const session: SessionCookie = {
      async begin({ token, userId, deviceMark }) {
        setCookie(SESSION_COOKIE, token, SESSION_COOKIE_S)
        session.rememberDevice(deviceMark)
        if (guestId) await mergeGuestData(services, { guestId, userId })
      },
      rememberDevice(deviceMark) {
        if (entryPoint !== 'web') return
        const marks = [deviceMark, ...deviceMarks.filter((mark) => mark !== deviceMark)].slice(0, MAX_MARKS)
        setCookie(DEVICES_COOKIE, marks.join('.'))
      },
      end() {
        setCookie(SESSION_COOKIE, '', 0)
        // The next person at this device must not get the previous guest's cart or orders.
        setCookie(GUEST_COOKIE, '', 0)
      },
    }
    return {
      services,
      entryPoint,
      viewer,
      session,
      client: {
        address: clientAddress(request),
        userAgent: (readHeader(request, 'user-agent') ?? '').slice(0, MAX_USER_AGENT),
        deviceMarks,
      },
      language: negotiateLanguage(request.headers['accept-language']) ?? FALLBACK_LANGUAGE,
      requestId: String(response.getHeader('x-request-id')),
      idempotencyKey: readHeader(request, 'idempotency-key'),
      header: (name) => readHeader(request, name),
      loadMembership: (memberId, workspaceId) => loadMembership(services.db, memberId, workspaceId),
      maySell: async (workspaceId) => (await loadApprovedVendors(services.db, [workspaceId])).has(workspaceId),
      retryAfter: (seconds) => void response.setHeader('retry-after', seconds),
      rememberGuest(id) {
        const signed = signGuestToken(id, guestSecret)
        if (entryPoint === 'web') setCookie(GUEST_COOKIE, signed)
        else response.setHeader(GUEST_HEADER, signed)
      },
    }
  }
}

export function readHeader(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}
