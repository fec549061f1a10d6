/**
 * `npm run admin -- grant <email>`, `revoke <email>`, `list`: who may administrate the Plaza whose database `npm start` uses, also
 * while it runs. Written into the audit log as an act of the system.
 */
import { grantAdministrator, listAdministrators, revokeAdministrator } from '#domains/accounts/server/administrators.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Kernel } from '#platform/server/kernel.ts'
import { withDatabase } from './with-database.ts'

const USAGE = 'Say what to do: npm run admin -- list, npm run admin -- grant <email>, or npm run admin -- revoke <email>.'

const WORDS: Record<string, (email: string) => string> = {
  NOT_FOUND: (email) => `There is no account with the address ${email}: register it first, or correct the address.`,
  LAST_ADMINISTRATOR: (email) => `${email} is the last administrator who can sign in: make somebody else one first.`,
}

await withDatabase('plaza admin', async ({ kernel }) => {
  const [act = '', email = '', ...rest] = process.argv.slice(2)
  try {
    console.log(rest.length > 0 ? refuse() : await answerTo(kernel, act, email))
  } catch (error) {
    const words = error instanceof Failure ? WORDS[error.code] : undefined
    if (!words) throw error
    console.error(words(email))
    process.exitCode = 1
  }
})

async function answerTo(kernel: Kernel, act: string, email: string): Promise<string> {
  if (act === 'list' && email === '') return list(kernel)
  if (act === 'grant' && email !== '') {
    const { username, changed } = await grantAdministrator(kernel, email)
    return changed ? `${username} is an administrator now, from the next sign-in on.` : `${username} is an administrator already.`
  }
  if (act === 'revoke' && email !== '') {
    const { username, changed } = await revokeAdministrator(kernel, email)
    return changed ? `${username} is no administrator any more and was signed out.` : `${username} is no administrator.`
  }
  return refuse()
}

async function list(kernel: Kernel): Promise<string> {
  const administrators = await listAdministrators(kernel.db)
  if (administrators.length === 0) return 'There is no administrator yet. Make one: npm run admin -- grant <email>.'
  return administrators
    .map(
      ({ username, email, lastSeenAt }) => `${username} <${email}>, ${lastSeenAt ? `last seen ${lastSeenAt.toISOString()}` : 'never seen'}`,
    )
    .join('\n')
}

function refuse(): string {
  process.exitCode = 1
  return USAGE
}
