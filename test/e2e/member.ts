/** Logs a demo account in without the login screen. */
import type { Actor } from './actor.ts'

const PASSWORD = 'open-market-day'

export async function signIn({ context }: Actor, url: string, email = 'member@plaza.example'): Promise<void> {
  const reply = await context.request.post(`${url}/rpc/accounts/session/logIn`, {
    headers: { origin: url, 'sec-fetch-site': 'same-origin', 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    data: JSON.stringify({ json: { email, password: PASSWORD } }),
  })
  if (!reply.ok()) throw new Error(`${email} cannot sign in: ${await reply.text()}`)
}
