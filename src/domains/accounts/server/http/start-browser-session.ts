import { notFound } from '#platform/server/failure.ts'
import type { RequestContext } from '#platform/server/guard.ts'
import type { MeView } from '../../contract.ts'
import { deviceMark } from '../device.ts'
import { loadMeView } from '../me-view.ts'
import { reauthenticatedUntil } from '../session.rules.ts'

/** Marks the browser as one that the account was registered with. */
export function rememberBrowser({ services, session }: RequestContext, userId: string): void {
  session.rememberDevice(deviceMark(services, userId))
}

/** Sets the session cookie and returns the signed-in user. */
export async function startBrowserSession(
  { services, session }: RequestContext,
  { userId, token }: { userId: string; token: string },
): Promise<{ state: 'signed_in'; user: MeView }> {
  const now = services.now()
  const user = await loadMeView(services, userId, reauthenticatedUntil(now, now))
  if (!user) throw notFound()
  await session.begin({ token, userId, deviceMark: deviceMark(services, userId) })
  return { state: 'signed_in', user }
}
