import type { TestPlaza } from './open.ts'

/** Returns the published security changes of an account, oldest first. */
export async function loadSecurityChanges(plaza: TestPlaza, userId: string): Promise<string[]> {
  const events = await plaza.rows<{ what: string }>(
    `select payload->>'what' as what from platform.events where aggregate = $1 and type = 'accounts.securityChanged' order by position`,
    [userId],
  )
  return events.map(({ what }) => what)
}
