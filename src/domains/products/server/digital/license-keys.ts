/** License keys of orders. They are sealed in the database and appear in no log, event or address. */
import { createHmac } from 'node:crypto'
import type { Db } from '#platform/server/db.ts'
import { seal, unseal } from '#platform/server/sealed.ts'
import type { Services } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { giveKeys, loadGivenKeys, type NewKey, revokeKeys, type Units } from './license-keys.sql.ts'

type Secrets = Pick<Services, 'secretFor'>

const sealingKey = ({ secretFor }: Secrets) => secretFor('products license keys')
const sealingContext = (id: string) => `products license key ${id}`

export function sealKey(services: Secrets, variantId: string, text: string): NewKey {
  const id = newId('lic')
  const key = sealingKey(services)
  const fingerprint = createHmac('sha256', key).update(`${variantId} ${text}`).digest('base64url')
  return { id, sealed: seal(key, text, sealingContext(id)), fingerprint }
}

/** Gives each unit a key. Throws when there are too few: the stock of the variant, which was allocated before, are its free keys. */
export async function giveLicenseKeys(tx: Tx, variantId: string, units: Units): Promise<void> {
  if ((await giveKeys(tx.db, variantId, units, tx.now)) < units.quantity) throw new Error(`${units.orderId}: too few license keys`)
}

/** Ends the keys of units that are refunded. They are never given out again. */
export async function revokeLicenseKeys(tx: Tx, units: Units): Promise<void> {
  await revokeKeys(tx.db, units, tx.now)
}

/** The keys of an order that were not revoked, by line. */
export async function loadLicenseKeys(db: Db, services: Secrets, orderId: string): Promise<Map<number, string[]>> {
  const keys = await loadGivenKeys(db, orderId)
  const texts = keys.map(({ id, position, sealed }) => ({ position, text: unseal(sealingKey(services), sealed, sealingContext(id)) }))
  return new Map([...Map.groupBy(texts, ({ position }) => position)].map(([position, own]) => [position, own.map(({ text }) => text)]))
}
