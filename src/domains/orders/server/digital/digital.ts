/** What an order gave out: files with the downloads left, and license keys. */
import { loadLicenseKeys } from '#domains/products/server/index.ts'
import type { Db } from '#platform/server/db.ts'
import type { OperationContext, Services } from '#platform/server/services.ts'
import type { OrderDigital } from '../../contract.ts'
import { loadVisibleOrder } from '../get-order.ts'
import { readDownloadPath } from './download-link.ts'
import { loadDownloads } from './downloads.sql.ts'

/** For the shopper and the bearer of the private link. Fails with NOT_FOUND. */
export async function getDigital(ctx: OperationContext, orderId: string, linkToken: string | null): Promise<OrderDigital> {
  const { services, viewer } = ctx
  await loadVisibleOrder(services.db, viewer, orderId, linkToken)
  const downloads = await loadDownloads(services.db, orderId)
  const keys = await loadLicenseKeys(services.db, services, orderId)
  const positions = new Set([...downloads.map(({ position }) => position), ...keys.keys()])
  return {
    lines: [...positions]
      .sort((a, b) => a - b)
      .map((position) => ({
        position,
        files: downloads
          .filter((file) => file.position === position && file.units > 0)
          .map(({ fileId, name, bytes, left }) => ({ fileId, name, bytes, left })),
        keys: keys.get(position) ?? [],
      })),
  }
}

/** The file of a link that was made by `openDownload`; null for an expired link and after a refund. */
export async function findDownload(services: Services, path: string): Promise<{ key: string; name: string } | null> {
  const link = readDownloadPath(services, path)
  return link && findFile(services.db, link)
}

async function findFile(db: Db, { orderId, position, fileId }: { orderId: string; position: number; fileId: string }) {
  const found = (await loadDownloads(db, orderId)).find((file) => file.position === position && file.fileId === fileId && file.units > 0)
  return found ? { key: found.key, name: found.name } : null
}
