/** The files and license keys of a digital product. A file is uploaded by `PUT /products/{productId}/files`. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { idText, singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_LICENSE_KEY, MAX_LICENSE_KEYS } from './digital-limits.ts'

const productId = idText(64)
const digitalView = z.object({
  files: z.array(z.object({ id: z.string(), name: z.string(), bytes: z.int(), uploadedAt: z.iso.datetime() })),
  /** By variant. A revoked key is one whose unit was refunded; it is never given out again. The keys themselves are not shown. */
  keys: z.array(z.object({ variantId: z.string(), free: z.int(), given: z.int(), revoked: z.int() })),
})

export const digital = {
  get: read('workspace:catalog', '/workspace/products/{productId}/digital').input(z.object({ productId })).output(digitalView),
  /** Shoppers who bought the file keep it. LAST_FILE: an active product has to deliver something. */
  removeFile: write('workspace:catalog', 'DELETE', '/workspace/products/{productId}/digital/files/{fileId}', { webOnly: true })
    .input(z.object({ productId, fileId: idText(64) }))
    .output(digitalView)
    .errors({ LAST_FILE: { status: 409 } }),
  /** Adds keys to a variant's stock. `skipped`: keys that the variant had already. */
  addKeys: write('workspace:catalog', 'POST', '/workspace/products/{productId}/digital/keys', { webOnly: true })
    .input(
      z.object({
        productId,
        variantId: idText(64),
        keys: z.array(singleLineText(MAX_LICENSE_KEY).min(1)).min(1).max(MAX_LICENSE_KEYS),
      }),
    )
    .output(digitalView.extend({ added: z.int(), skipped: z.int() }))
    .errors({ NO_LICENSE_KEYS: { status: 409 } }),
}

export type DigitalView = z.infer<typeof digitalView>
