/** Logs a browser in without the login screen. */
import { DEMO_PASSWORD } from '#app/server/demo-accounts.ts'
import type { Actor } from './actor.ts'

export async function logIn({ page }: Actor, email = 'member@plaza.example'): Promise<void> {
  const status = await page.evaluate(
    async (json) => {
      const headers = { 'content-type': 'application/json' }
      const response = await fetch('/rpc/accounts/session/logIn', { method: 'POST', headers, body: JSON.stringify({ json }) })
      return response.status
    },
    { email, password: DEMO_PASSWORD },
  )
  if (status !== 200) throw new Error(`logging in answered ${status}`)
}
