/** The people of the demo data: shop owners and shoppers. */
import { createAccount, saveAddress } from '#domains/accounts/server/index.ts'
import type { Services } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import type { Address } from '#platform/shared/address.ts'
import { randomText } from '#platform/shared/ids.ts'
import type { Language } from '#platform/shared/language.ts'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts'

type Person = { username: string; role: 'user' | 'vendor' | 'admin'; shop: string | null; language: Language }

const PEOPLE: readonly Person[] = [
  { username: 'omar', role: 'admin', shop: 'plaza-house', language: 'en' },
  { username: 'amira', role: 'vendor', shop: 'dar-amira', language: 'en' },
  { username: 'bruno', role: 'user', shop: null, language: 'en' },
  { username: 'inti.quispe', role: 'vendor', shop: 'telar-sur', language: 'es' },
  { username: 'noelia', role: 'vendor', shop: 'taller-bruma', language: 'es' },
  { username: 'theo', role: 'vendor', shop: 'low-hum', language: 'en' },
  { username: 'marisol', role: 'vendor', shop: 'alto-viento', language: 'es' },
  { username: 'mei', role: 'user', shop: null, language: 'en' },
  { username: 'lucia', role: 'user', shop: null, language: 'es' },
  { username: 'tomas', role: 'user', shop: null, language: 'es' },
  { username: 'hassan', role: 'user', shop: null, language: 'ar' },
  { username: 'layla', role: 'user', shop: null, language: 'ar' },
]

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
  const owners = new Map<string, string>()
  const people = new Map<string, string>()
  for (const { username, role, shop, language } of PEOPLE) {
    const demo = DEMO_ACCOUNTS.find((account) => account.username === username)
    const { id } = await createAccount(tx, {
      // People who try a printed account have already chosen a language in their browser.
      username,
      role,
      language: demo ? null : language,
      email: demo?.email ?? `${username}@plaza.example`,
      passwordHash: demo ? hashes.demo : hashes.nobodys,
      demo: true,
    })
    people.set(username, id)
    if (shop) owners.set(shop, id)
    for (const address of ADDRESSES[username] ?? []) await saveAddress(tx, { userId: id, address })
  }
  return { owners, people }
}
