/**
 * `npm run admin -- grant <email>`, `revoke <email>`, `list`: manages the administrators in the database that `npm start` uses, also while
 * it runs. The audit log records the change as an act of the system.
 */
import { grantAdministrator, listAdministrators, revokeAdministrator } from '#domains/accounts/server/administrators.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Services } from '#platform/server/services.ts'
import { withDatabase } from './with-database.ts'

const USAGE = 'Usage: npm run admin -- list, npm run admin -- grant <email>, or npm run admin -- revoke <email>.'

const FAILURE_MESSAGES: Record<string, (email: string) => string> = {
  NOT_FOUND: (email) => `There is no account with the address ${email}: register it first, or correct the address.`,
  LAST_ADMINISTRATOR: (email) => `${email} is the last administrator who can log in: make another one first.`,
}

await withDatabase('plaza admin', async ({ services }) => {
  const [act = '', email = '', ...rest] = process.argv.slice(2)
  try {
    console.log(rest.length > 0 ? rejectUsage() : await runCommand(services, act, email))
  } catch (error) {
    const words = error instanceof Failure ? FAILURE_MESSAGES[error.code] : undefined
    if (!words) throw error
    console.error(words(email))
    process.exitCode = 1
  }
})

async function runCommand(services: Services, act: string, email: string): Promise<string> {
  if (act === 'list' && email === '') return formatAdministrators(services)
  if (act === 'grant' && email !== '') {
    const { username, changed } = await grantAdministrator(services, email)
    return changed ? `${username} is an administrator from the next login on.` : `${username} is already an administrator.`
  }
  if (act === 'revoke' && email !== '') {
    const { username, changed } = await revokeAdministrator(services, email)
    return changed ? `${username} is no longer an administrator and was logged out.` : `${username} is not an administrator.`
  }
  return rejectUsage()
}

async function formatAdministrators(services: Services): Promise<string> {
  const administrators = await listAdministrators(services.db)
  if (administrators.length === 0) return 'There is no administrator yet. Make one: npm run admin -- grant <email>.'
  return administrators
    .map(
      ({ username, email, lastSeenAt }) => `${username} <${email}>, ${lastSeenAt ? `last seen ${lastSeenAt.toISOString()}` : 'never seen'}`,
    )
    .join('\n')
}

function rejectUsage(): string {
  process.exitCode = 1
  return USAGE
}
