/** What the doors know of a request before an operation is chosen: who asks, from where, in which language. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { memberOf } from '#domains/accounts/server/index.ts'
import { vendorsOf } from '#domains/vendors/server/index.ts'
import { seatOf } from '#domains/workspaces/server/index.ts'
import type { ClientAddress } from '#platform/server/client-address.ts'
import { readCookie, serverCookie, serverCookieName } from '#platform/server/cookies.ts'
import { GUEST_HEADER, readGuestToken, signGuestToken } from '#platform/server/guest.ts'
import type { Kernel, Viewer } from '#platform/server/kernel.ts'
import type { RequestContext, SessionDoor } from '#platform/server/request-context.ts'
import { SESSION_COOKIE } from '#platform/server/visitor.ts'
import { FALLBACK_LANGUAGE, negotiateLanguage } from '#platform/shared/language.ts'
import { bringAlong } from './arrival.ts'

const GUEST_COOKIE = 'plaza_guest'
const DEVICES_COOKIE = 'plaza_devices'
const SESSION_COOKIE_S = 30 * 24 * 3600
const MAX_MARKS = 5
const MAX_USER_AGENT = 300

type Options = { kernel: Kernel; https: boolean; clientAddress: ClientAddress }
export type ContextOf = (request: IncomingMessage, response: ServerResponse, door: 'web' | 'api') => Promise<RequestContext>

export function requestContexts({ kernel, https, clientAddress }: Options): ContextOf {
  const guestSecret = kernel.secretFor('guest')
  const cookieOf = (request: IncomingMessage, name: string) => readCookie(request, serverCookieName(name, { https }))

  return async (request, response, door) => {
    const setCookie = (name: string, value: string, maxAgeS?: number) =>
      response.appendHeader('set-cookie', serverCookie(name, value, { https, ...(maxAgeS !== undefined && { maxAgeS }) }))
    const guestId = readGuestToken(door === 'web' ? cookieOf(request, GUEST_COOKIE) : headerOf(request, GUEST_HEADER), guestSecret)
    const token = door === 'web' ? cookieOf(request, SESSION_COOKIE) : null
    const member = token === null ? null : await memberOf(kernel, token, guestId)
    // Not by a call: one that was under way during a login would take the new session away.
    if (token !== null && !member && request.method === 'GET') setCookie(SESSION_COOKIE, '', 0)
    const deviceMarks = cookieOf(request, DEVICES_COOKIE)?.split('.').slice(0, MAX_MARKS) ?? []
    const viewer: Viewer = member ?? { kind: 'guest', id: guestId }

    const session: SessionDoor = {
      async begin({ token, userId, deviceMark }) {
        setCookie(SESSION_COOKIE, token, SESSION_COOKIE_S)
        const marks = [deviceMark, ...deviceMarks.filter((mark) => mark !== deviceMark)].slice(0, MAX_MARKS)
        setCookie(DEVICES_COOKIE, marks.join('.'))
        if (guestId) await bringAlong(kernel, { guestId, userId })
      },
      end() {
        setCookie(SESSION_COOKIE, '', 0)
        // Who comes next at this device is somebody else: neither the cart nor the orders of the guest before are theirs.
        setCookie(GUEST_COOKIE, '', 0)
      },
    }
    return {
      ...{ kernel, door, viewer, session },
      client: {
        address: clientAddress(request),
        userAgent: (headerOf(request, 'user-agent') ?? '').slice(0, MAX_USER_AGENT),
        deviceMarks,
      },
      language: negotiateLanguage(request.headers['accept-language']) ?? FALLBACK_LANGUAGE,
      requestId: String(response.getHeader('x-request-id')),
      idempotencyKey: headerOf(request, 'idempotency-key'),
      header: (name) => headerOf(request, name),
      seatOf: (memberId, workspaceId) => seatOf(kernel.db, memberId, workspaceId),
      maySell: async (workspaceId) => (await vendorsOf(kernel.db, [workspaceId])).has(workspaceId),
      retryAfter: (seconds) => void response.setHeader('retry-after', seconds),
      rememberGuest(id) {
        const signed = signGuestToken(id, guestSecret)
        if (door === 'web') setCookie(GUEST_COOKIE, signed)
        else response.setHeader(GUEST_HEADER, signed)
      },
    }
  }
}

export function headerOf(request: IncomingMessage, name: string): string | null {
  const value = request.headers[name]
  return typeof value === 'string' ? value : null
}
