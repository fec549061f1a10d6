/** The people of the demo data: shop owners and shoppers. */
import { DEMO_PEOPLE, seedNames } from '#domains/accounts/server/demo.ts'
import { createAccount, saveAddress } from '#domains/accounts/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Address } from '#platform/shared/address.ts'
import { randomText } from '#platform/shared/ids.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'

const DAY_MS = 24 * 3600_000

/** The owners of the shops by slug. */
const OWNERS: Readonly<Record<string, string>> = {
  'plaza-house': 'omar',
  'dar-amira': 'amira',
  'telar-sur': 'inti.quispe',
  'taller-bruma': 'noelia',
  'low-hum': 'theo',
  'alto-viento': 'marisol',
}
const ADMINISTRATOR = 'omar'

/** Bruno has a home and a work address, so that checkout offers a choice. */
const ADDRESSES: Readonly<Record<string, readonly Address[]>> = {
  bruno: [
    { name: 'Bruno Paz', line1: 'Calle Larga 12-40', line2: '2A', city: 'Cuenca', region: 'Azuay', postalCode: '010101', country: 'EC' },
    { name: 'Bruno Paz, Estudio Norte', line1: 'Av. Amazonas N34-120', city: 'Quito', postalCode: '170507', country: 'EC' },
  ],
}

export type PasswordHashes = { demo: string; nobodys: string }

/** Only the printed accounts can log in: the other accounts get one random password that is never stored. */
export async function hashDemoPasswords({ passwords }: Services): Promise<PasswordHashes> {
  const [demo, nobodys] = await Promise.all([passwords.hash(DEMO_PASSWORD), passwords.hash(randomText(26))])
  return { demo, nobodys }
}

/** Returns shop owners by shop slug and all people by username. */
export async function seedPeople(tx: Tx, hashes: PasswordHashes): Promise<{ owners: Map<string, string>; people: Map<string, string> }> {
  const people = new Map<string, string>()
  for (const { username, language, joinedDaysAgo } of DEMO_PEOPLE) {
    const demo = DEMO_ACCOUNTS.find((account) => account.username === username)
    const { id } = await createAccount(tx, {
      // People who try a printed account have already chosen a language in their browser.
      username,
      role: username === ADMINISTRATOR ? 'admin' : 'user',
      language: demo ? null : language,
      email: demo?.email ?? `${username}@plaza.example`,
      passwordHash: demo ? hashes.demo : hashes.nobodys,
      createdAt: new Date(tx.now.getTime() - joinedDaysAgo * DAY_MS),
      demo: true,
    })
    people.set(username, id)
    for (const address of ADDRESSES[username] ?? []) await saveAddress(tx, { userId: id, address })
  }
  await seedNames(tx, people)
  const owners = Object.entries(OWNERS).map(([shop, username]) => [shop, people.get(username) ?? ''] as const)
  return { owners: new Map(owners), people }
}
