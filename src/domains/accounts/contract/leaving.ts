/** Taking one's things out, and going for good. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { time } from './views.ts'

const exportView = z.object({
  id: z.string(),
  state: z.enum(['preparing', 'ready', 'failed']),
  requestedAt: time,
  readyAt: time.nullable(),
  /** After this the archive is deleted. */
  expiresAt: time.nullable(),
  bytes: z.int().nullable(),
})

export const leaving = {
  exports: {
    list: read('member', '/account/exports').output(z.object({ exports: z.array(exportView) })),
    /** The archive is made in the background; a mail says when it is ready. */
    request: write('member', 'POST', '/account/exports', { proof: 'fresh' })
      .output(exportView)
      .errors({ ALREADY_PREPARING: { status: 409 } }),
  },
  deletion: {
    /** Reasons, as codes, why the account cannot be deleted now. */
    check: read('member', '/account/deletion').output(z.object({ obligations: z.array(z.string()) })),
    /** Ends all sessions at once and erases in the background. `username` is typed as a confirmation. */
    request: write('member', 'POST', '/account/deletion', { proof: 'fresh', repeat: 'refuse' })
      .input(z.object({ username: z.string().max(100) }))
      .output(z.object({}))
      .errors({
        OBLIGATIONS: { status: 409, data: z.object({ obligations: z.array(z.string()) }) },
        NAME_DIFFERS: { status: 400 },
      }),
  },
}

export type ExportView = z.infer<typeof exportView>
