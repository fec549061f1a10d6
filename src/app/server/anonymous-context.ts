import type { RequestContext } from '#platform/server/request-context.ts'
import type { Services } from '#platform/server/services.ts'
import type { Language } from '#platform/shared/language.ts'

/**
 * The context of a page that is rendered once for everybody. It is made without any request, so that nothing that one visitor sends can
 * change or break the page of others.
 */
export function anonymousContext(services: Services, language: Language): RequestContext {
  return {
    services,
    entryPoint: 'web',
    viewer: { kind: 'guest', id: null },
    client: { address: '', userAgent: '', deviceMarks: [] },
    language,
    requestId: 'shared page',
    idempotencyKey: null,
    header: () => null,
    loadMembership: async () => null,
    maySell: async () => false,
    retryAfter: () => {},
    rememberGuest: () => rejectWrite(),
    session: { begin: async () => rejectWrite(), rememberDevice: () => rejectWrite(), end: () => rejectWrite() },
  }
}

function rejectWrite(): never {
  throw new Error('a shared page must not write')
}
