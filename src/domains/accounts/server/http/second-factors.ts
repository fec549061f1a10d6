/** Handlers of the authenticator app, its recovery codes and the overview of security settings. */
import { implementOperations } from '#platform/server/implement-operations.ts'
import { accounts } from '../../contract.ts'
import { beginTotp } from '../begin-totp.ts'
import { confirmTotp } from '../confirm-totp.ts'
import { getSecurity } from '../get-security.ts'
import { removeTotp } from '../remove-totp.ts'
import { renewRecoveryCodes } from '../renew-recovery-codes.ts'

const os = implementOperations(accounts)

export const secondFactorsRouter = {
  security: { get: os.security.get.handler(({ context: { ctx } }) => getSecurity(ctx)) },

  totp: {
    begin: os.totp.begin.handler(({ context: { ctx } }) => beginTotp(ctx)),
    confirm: os.totp.confirm.handler(async ({ input, context: { ctx } }) => ({ codes: await confirmTotp(ctx, input) })),
    remove: os.totp.remove.handler(async ({ context: { ctx } }) => {
      await removeTotp(ctx)
      return {}
    }),
    renewRecoveryCodes: os.totp.renewRecoveryCodes.handler(async ({ context: { ctx } }) => ({ codes: await renewRecoveryCodes(ctx) })),
  },
}
