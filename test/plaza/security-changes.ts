import type { TestPlaza } from './open.ts'

/** What was announced about an account's protection, oldest first. */
export async function securityChangesOf(plaza: TestPlaza, userId: string): Promise<string[]> {
  const facts = await plaza.rows<{ what: string }>(
    `select payload->>'what' as what from platform.facts where aggregate = $1 and type = 'accounts.securityChanged' order by position`,
    [userId],
  )
  return facts.map(({ what }) => what)
}
