/** A member of the story, signed in without walking through the login. */
import type { Visitor } from './visitor.ts'

const PASSWORD = 'open-market-day'

export async function signIn({ context }: Visitor, url: string, email = 'member@plaza.example'): Promise<void> {
  const reply = await context.request.post(`${url}/rpc/accounts/session/logIn`, {
    headers: { origin: url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    data: JSON.stringify({ json: { email, password: PASSWORD } }),
  })
  if (!reply.ok()) throw new Error(`${email} cannot sign in: ${await reply.text()}`)
}
