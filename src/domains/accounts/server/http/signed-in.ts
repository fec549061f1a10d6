import type { RequestContext } from '#platform/server/bind.ts'
import { notFound } from '#platform/server/failure.ts'
import type { MeView } from '../../contract.ts'
import { deviceMark } from '../device.ts'
import { meView } from '../me-view.ts'
import { provenUntil } from '../session.rules.ts'

/** Hands the browser its session and answers who it is now. */
export async function signedIn(
  { kernel, session }: RequestContext,
  { userId, token }: { userId: string; token: string },
): Promise<{ state: 'signed_in'; user: MeView }> {
  const now = kernel.now()
  const user = await meView(kernel, userId, provenUntil(now, now))
  if (!user) throw notFound()
  await session.begin({ token, userId, deviceMark: deviceMark(kernel, userId) })
  return { state: 'signed_in', user }
}
