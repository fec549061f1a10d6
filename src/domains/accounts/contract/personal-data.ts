/** Operations for exporting personal data and deleting the account. */
import * as z from 'zod'
import { read, write } from '#platform/shared/contract.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { time } from './views.ts'

const exportView = z.object({
  id: z.string(),
  state: z.enum(['preparing', 'ready', 'failed']),
  requestedAt: time,
  readyAt: time.nullable(),
  /** The archive is deleted at this time. */
  expiresAt: time.nullable(),
  bytes: z.int().nullable(),
})

export const personalDataContract = {
  exports: {
    list: read('member', '/account/exports').output(z.object({ exports: z.array(exportView) })),
    /** The archive is prepared in the background; a mail is sent when it is ready. */
    request: write('member', 'POST', '/account/exports', { reauth: true })
      .output(exportView)
      .errors({ ALREADY_PREPARING: { status: 409 } }),
  },
  deletion: {
    /** Codes of the obligations that prevent deleting the account now. */
    check: read('member', '/account/deletion').output(z.object({ obligations: z.array(z.string()) })),
    /** Ends all sessions at once and erases the account in the background. `username` is typed as a confirmation. */
    request: write('member', 'POST', '/account/deletion', { reauth: true, replay: 'reject' })
      .input(z.object({ username: singleLineText(100) }))
      .output(z.object({}))
      .errors({
        OBLIGATIONS: { status: 409, data: z.object({ obligations: z.array(z.string()) }) },
        NAME_DIFFERS: { status: 400 },
      }),
  },
}

export type ExportView = z.infer<typeof exportView>
