/** An authenticator app beside the password, recovery codes for when it is lost, and all that protects the account at a glance. */
import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { accounts } from '../../contract.ts'
import { beginTotp, confirmTotp } from '../enrol-totp.ts'
import { removeTotp } from '../remove-totp.ts'
import { renewRecoveryCodes } from '../renew-recovery-codes.ts'
import { securityView } from '../security-view.ts'

const os = implement(accounts).$context<RequestContext>().use(guard)

export const secondFactorsRouter = {
  security: { get: os.security.get.handler(({ context: { call } }) => securityView(call)) },

  totp: {
    begin: os.totp.begin.handler(({ context: { call } }) => beginTotp(call)),
    confirm: os.totp.confirm.handler(async ({ input, context: { call } }) => ({ codes: await confirmTotp(call, input) })),
    remove: os.totp.remove.handler(async ({ context: { call } }) => {
      await removeTotp(call)
      return {}
    }),
    renewRecoveryCodes: os.totp.renewRecoveryCodes.handler(async ({ context: { call } }) => ({ codes: await renewRecoveryCodes(call) })),
  },
}
