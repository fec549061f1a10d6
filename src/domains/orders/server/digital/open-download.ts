import { Failure, notFound } from '#platform/server/failure.ts'
import type { OperationContext } from '#platform/server/services.ts'
import { transact } from '#platform/server/transact.ts'
import { loadVisibleOrder } from '../get-order.ts'
import { downloadUrl } from './download-link.ts'
import { countDownload, loadDownloads } from './downloads.sql.ts'

type File = { orderId: string; position: number; fileId: string }

/** Counts a download and makes a link to it. Fails with NOT_FOUND, and with NO_DOWNLOADS_LEFT. */
export async function openDownload(ctx: OperationContext, file: File, linkToken: string | null): Promise<{ url: string }> {
  await transact(ctx, async (tx) => {
    await loadVisibleOrder(tx.db, ctx.viewer, file.orderId, linkToken)
    const known = (await loadDownloads(tx.db, file.orderId)).some(
      ({ position, fileId }) => position === file.position && fileId === file.fileId,
    )
    if (!known) throw notFound()
    if (!(await countDownload(tx.db, file))) throw new Failure('NO_DOWNLOADS_LEFT')
    return {}
  })
  return { url: downloadUrl(ctx.services, file) }
}
