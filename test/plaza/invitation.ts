/** Reads invitation links from emails. */
import type { TestPlaza } from './open.ts'

/** Returns the token of the last invitation that was mailed to an address. Throws when there is none. */
export async function findInvitationToken(plaza: TestPlaza, email: string): Promise<string> {
  await plaza.settle()
  const links = plaza.mailTo(email).map((mail) => new URL(mail.link()))
  const token = links.findLast(({ pathname }) => pathname === '/invitation')?.searchParams.get('token')
  if (!token) throw new Error(`no invitation to ${email}`)
  return token
}
