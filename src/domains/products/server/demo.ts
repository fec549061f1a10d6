/** Demo data of digital products: the files that buyers download, and license keys. */
import { readFile } from 'node:fs/promises'
import { receiveStock } from '#domains/inventory/server/index.ts'
import { linkFiles, storePrivateOrphanedFile } from '#platform/server/files/orphaned-files.ts'
import type { Services } from '#platform/server/services.ts'
import type { Tx } from '#platform/server/transact.ts'
import { newId } from '#platform/shared/ids.ts'
import { insertFile } from './digital/files.sql.ts'
import { insertKeys } from './digital/license-keys.sql.ts'
import { sealKey } from './digital/license-keys.ts'

const FOLDER = new URL('../../../../demo/files/', import.meta.url)

export type StoredDigitalFile = { name: string; key: string; bytes: number }

/** Before the transaction. Returns the stored files by name. */
export async function storeDigitalFiles(services: Services, names: readonly string[]): Promise<Map<string, StoredDigitalFile>> {
  const stored = new Map<string, StoredDigitalFile>()
  for (const name of names) {
    const content = await readFile(new URL(name, FOLDER))
    stored.set(name, { name, key: await storePrivateOrphanedFile(services, content, 'bin'), bytes: content.length })
  }
  return stored
}

type Seeded = {
  workspaceId: string
  productId: string
  variantId: string
  files: readonly StoredDigitalFile[]
  licenseKeys: readonly string[]
}

/** Each license key is a unit of the variant's stock. */
export async function seedDigital(tx: Tx, { workspaceId, productId, variantId, files, licenseKeys }: Seeded): Promise<void> {
  for (const { name, key, bytes } of files)
    await insertFile(tx.db, { id: newId('pfl'), workspaceId, productId, name, key, bytes, uploadedAt: tx.now })
  await linkFiles(
    tx,
    files.map(({ key }) => key),
  )
  if (licenseKeys.length === 0) return
  const sealed = licenseKeys.map((text) => sealKey(tx.services, variantId, text))
  await insertKeys(tx.db, { workspaceId, productId, variantId }, sealed, tx.now)
  await receiveStock(tx, {
    workspaceId,
    productId,
    variantId,
    quantity: licenseKeys.length,
    reference: { type: 'licenseKeys', id: productId },
  })
}
