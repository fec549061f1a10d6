/** The contexts in which demo data is seeded: a person's operation at a past time. */
import type { AdminContext, OperationContext, Services, Viewer, WorkspaceContext } from '#platform/server/services.ts'

const DAY_MS = 24 * 3600_000

export function servicesAt(services: Services, daysAgo: number): Services {
  const moment = new Date(services.now().getTime() - daysAgo * DAY_MS)
  return { ...services, now: () => moment }
}

export function contextAt(services: Services, daysAgo: number, viewer: Viewer): OperationContext {
  return {
    services: servicesAt(services, daysAgo),
    viewer,
    membership: null,
    language: 'en',
    requestId: 'demo',
    idempotency: null,
    client: { address: '127.0.0.1', userAgent: '', deviceMarks: [] },
  }
}

export function vendorContextAt(
  services: Services,
  daysAgo: number,
  { workspaceId, ownerId }: { workspaceId: string; ownerId: string },
): WorkspaceContext {
  const owner = demoMember(ownerId, 'vendor')
  return {
    ...contextAt(services, daysAgo, owner),
    viewer: owner,
    userId: ownerId,
    membership: { workspaceId, role: 'owner', permissions: [] },
  }
}

export function adminContextAt(services: Services, daysAgo: number, userId: string): AdminContext {
  const admin = demoMember(userId, 'admin')
  return { ...contextAt(services, daysAgo, admin), viewer: admin, userId }
}

export function demoMember<R extends 'user' | 'vendor' | 'admin'>(id: string, role: R) {
  return { kind: 'member' as const, id, role, sessionId: 'demo', reauthenticatedUntil: null, lacksSecondFactor: false, guestId: null }
}

export type DemoMember = ReturnType<typeof demoMember>
