/** The link of an invitation, as whoever was invited finds it in their mail. */
import type { TestPlaza } from './open.ts'

/** The token of the last invitation that was mailed to an address. Throws when there is none. */
export async function invitationTo(plaza: TestPlaza, email: string): Promise<string> {
  await plaza.settle()
  const links = plaza.mailTo(email).map((mail) => new URL(mail.link()))
  const token = links.findLast(({ pathname }) => pathname === '/invitation')?.searchParams.get('token')
  if (!token) throw new Error(`no invitation to ${email}`)
  return token
}
