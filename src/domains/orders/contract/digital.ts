/** Files and license keys of paid digital lines. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { idText } from '#platform/shared/plain-text.ts'
import { orderId } from './views.ts'

const orderDigital = z.object({
  lines: z.array(
    z.object({
      position: z.int(),
      /** `left`: downloads that are left. */
      files: z.array(z.object({ fileId: z.string(), name: z.string(), bytes: z.int(), left: z.int().min(0) })),
      keys: z.array(z.string()),
    }),
  ),
})

export const digital = {
  get: read('anyone', '/orders/{orderId}/digital').input(z.object({ orderId })).output(orderDigital),
  /** Counts a download and answers a link that expires after ten minutes. */
  openDownload: write('anyone', 'POST', '/orders/{orderId}/lines/{position}/files/{fileId}/downloads', {
    limits: [{ per: 'address', calls: 120, seconds: 3600 }],
  })
    .input(z.object({ orderId, position: z.coerce.number().int().min(0).max(10_000), fileId: idText(64) }))
    .output(z.object({ url: z.string() }))
    .errors({ NO_DOWNLOADS_LEFT: { status: 409 } }),
}

export type OrderDigital = z.infer<typeof orderDigital>
