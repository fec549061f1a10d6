/**
 * The existence of an account stays unknown: all failures have the same status, body and headers; and in the long test, with enough
 * attempts, the same duration.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPasswords, PASSWORD_SETTINGS } from '#platform/server/passwords.ts'
import { openTestPlaza, type TestPlaza } from '#test/plaza/open.ts'

const PASSWORD = 'cinnamon wharf 71'
const HOUR = 3_600_000
/** Attempts per kind. Below fifty the median is meaningless. */
const TRIES = Number(process.env['PLAZA_TRIES'] ?? 4)
const TELLING = 50
/** The medians of one interleaved run differ by less than a tenth. */
const TOLERANCE = 0.1

let plaza: TestPlaza

beforeAll(async () => {
  plaza = await openTestPlaza()
  plaza.services.passwords = openPasswords(PASSWORD_SETTINGS)
  for (const name of ['known', 'suspended', 'leaving', 'passwordless']) {
    const { body } = await plaza.browser().register(`${name}@example.net`, `${name}person`, PASSWORD)
    ids.set(name, body.user.id)
  }
  await plaza.rows(
    `insert into accounts.suspensions (id, user_id, reason, suspended_by, since) values ('sus_e', $1, 'spam', 'system', now())`,
    [ids.get('suspended')],
  )
  await plaza.rows('update accounts.users set deletion_requested_at = now() where id = $1', [ids.get('leaving')])
  await plaza.rows('update accounts.users set password_hash = null where id = $1', [ids.get('passwordless')])
  await plaza.settle()
})
afterAll(() => plaza.close())

const ids = new Map<string, string>()

type Reply = { status: number; body: unknown; headers: Headers }

/**
 * Tries every kind in turn, each from its own address; returns the distinct replies and each kind's median time. Kinds that mostly wait may
 * run several rounds concurrently.
 */
async function compare(
  kinds: Record<string, () => Promise<Reply>>,
  sideBySide = 1,
): Promise<{ replies: Set<string>; medians: Record<string, number> }> {
  const replies = new Set<string>()
  const times = new Map<string, number[]>(Object.keys(kinds).map((kind) => [kind, []]))
  const round = async () => {
    for (const [kind, attempt] of Object.entries(kinds)) {
      const since = performance.now()
      const { status, body, headers } = await attempt()
      times.get(kind)?.push(performance.now() - since)
      replies.add(JSON.stringify({ status, body, headers: [...headers.keys()].filter((name) => name !== 'date').sort() }))
    }
  }
  for (let done = 0; done < TRIES; done += sideBySide) {
    await Promise.all(Array.from({ length: Math.min(sideBySide, TRIES - done) }, round))
    plaza.moveClock(HOUR)
  }
  const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
  return { replies, medians: Object.fromEntries(Array.from(times, ([kind, values]) => [kind, middle(values)])) }
}

function expectAlike({ replies, medians }: Awaited<ReturnType<typeof compare>>): void {
  expect([...replies]).toHaveLength(1)
  if (TRIES < TELLING) return
  console.info(
    Object.entries(medians)
      .map(([kind, ms]) => `${kind} ${ms.toFixed(1)} ms`)
      .join(', '),
  )
  const values = Object.values(medians)
  expect(Math.max(...values) / Math.min(...values)).toBeLessThan(1 + TOLERANCE)
}

test('hazard 44: a login fails alike: unknown, wrong, suspended, leaving, without a password', async () => {
  const attempt = (email: string, password: string) => () => plaza.browser().logIn(email, password)
  expectAlike(
    await compare({
      unknown: attempt('nobody@example.net', PASSWORD),
      wrong: attempt('known@example.net', 'wrong as can be'),
      suspended: attempt('suspended@example.net', PASSWORD),
      leaving: attempt('leaving@example.net', PASSWORD),
      passwordless: attempt('passwordless@example.net', PASSWORD),
    }),
  )
})

test('hazard 44: a new password is asked for alike, known or unknown', async () => {
  const ask = (email: string) => () => plaza.browser().call('accounts.password.requestReset', { email })
  expectAlike(await compare({ known: ask('known@example.net'), unknown: ask('nobody@example.net') }, 10))
})
