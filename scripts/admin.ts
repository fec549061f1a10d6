/**
 * `npm run admin -- grant <email>`, `revoke <email>`, `list`: manages the administrators in the database that `npm start` uses, also while
 * it runs. `remove-second-factor <email>` helps an owner who lost it; `leave-demo` closes the accounts of the demo data. The audit log
 * records each change as an act of the system.
 */
import { grantAdministrator, listAdministrators, revokeAdministrator } from '#domains/accounts/server/administrators.ts'
import { type LeftDemo, leaveDemo } from '#domains/accounts/server/leave-demo.ts'
import { removeSecondFactors } from '#domains/accounts/server/remove-second-factors.ts'
import { Failure } from '#platform/server/failure.ts'
import type { Services } from '#platform/server/services.ts'
import { withDatabase } from './with-database.ts'

const USAGE = 'Usage: npm run admin -- list, grant <email>, revoke <email>, remove-second-factor <email>, or leave-demo.'

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
    return changed
      ? `${username} is an administrator from the next login on, and has a week to set up a second factor.`
      : `${username} is already an administrator.`
  }
  if (act === 'revoke' && email !== '') {
    const { username, changed } = await revokeAdministrator(services, email)
    return changed ? `${username} is no longer an administrator and was logged out.` : `${username} is not an administrator.`
  }
  if (act === 'remove-second-factor' && email !== '') {
    const { username, changed } = await removeSecondFactors(services, email)
    return changed
      ? `${username} now logs in with the password alone, was logged out everywhere, and gets a mail. An administrator has one day to set up another factor.`
      : `${username} has no second factor.`
  }
  if (act === 'leave-demo' && email === '') return formatLeftDemo(await leaveDemo(services))
  return rejectUsage()
}

function formatLeftDemo({ closed, administrators, others }: LeftDemo): string {
  const lines = [
    closed === 0
      ? 'No account of the demo data can log in.'
      : `${closed} accounts of the demo data can no longer log in. Their shops, products and orders stay; to begin without them, use an empty database.`,
  ]
  if (others > 0)
    lines.push(`${others} other accounts can still log in. If strangers could reach the demo, begin with an empty database instead.`)
  lines.push(
    administrators.length === 0
      ? 'There is no administrator now: register an account and run «npm run admin -- grant <email>».'
      : `Administrators: ${administrators.map(({ email }) => email).join(', ')}. Revoke those that you do not know.`,
  )
  return lines.join('\n')
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
