import type { Db } from '#platform/server/db.ts'
import type { WorkspaceContext } from '#platform/server/services.ts'
import { transactAsSystem } from '#platform/server/transact.ts'
import type { DigitalView } from '../../contract.ts'
import { requireProduct } from '../save-with-stock.ts'
import { loadFiles } from './files.sql.ts'
import { countKeys } from './license-keys.sql.ts'

/** Fails with NOT_FOUND for another workspace's product. */
export async function getDigital({ services, membership, language }: WorkspaceContext, productId: string): Promise<DigitalView> {
  return transactAsSystem(services, async (tx) => {
    await requireProduct(tx, membership.workspaceId, productId, language)
    return loadDigital(tx.db, productId)
  })
}

export async function loadDigital(db: Db, productId: string): Promise<DigitalView> {
  const files = await loadFiles(db, [productId])
  return {
    files: files.map(({ id, name, bytes, uploadedAt }) => ({ id, name, bytes, uploadedAt: uploadedAt.toISOString() })),
    keys: await countKeys(db, productId),
  }
}
