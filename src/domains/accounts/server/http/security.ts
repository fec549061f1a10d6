/** What protects an account. */
import { setTimeout as pause } from 'node:timers/promises'
import { implement } from '@orpc/server'
import { guard, type RequestContext } from '#platform/server/bind.ts'
import { accounts } from '../../contract.ts'
import { confirmEmailChange, requestEmailChange } from '../change-email.ts'
import { changePassword } from '../change-password.ts'
import { requestPasswordReset, resetPassword } from '../reset-password.ts'
import { resendVerification, verifyEmail } from '../verify-email.ts'

/** However the question ends, its answer takes at least this long (spec §9), so that it does not tell who has an account. */
const RESET_FLOOR_MS = 1000

const os = implement(accounts).$context<RequestContext>().use(guard)

export const securityRouter = {
  password: {
    change: os.password.change.handler(async ({ input, context: { call } }) => {
      await changePassword(call, input)
      return {}
    }),
    requestReset: os.password.requestReset.handler(async ({ input, context: { call } }) => {
      const [asked] = await Promise.allSettled([requestPasswordReset(call, input), pause(RESET_FLOOR_MS)])
      if (asked.status === 'rejected') throw asked.reason
      return {}
    }),
    reset: os.password.reset.handler(async ({ input, context: { call } }) => {
      await resetPassword(call, input)
      return {}
    }),
  },

  email: {
    verify: os.email.verify.handler(({ input, context: { call } }) => verifyEmail(call, input)),
    resendVerification: os.email.resendVerification.handler(async ({ context: { call } }) => ({
      retryAfterS: await resendVerification(call),
    })),
    requestChange: os.email.requestChange.handler(async ({ input, context: { call } }) => {
      await requestEmailChange(call, input)
      return {}
    }),
    confirmChange: os.email.confirmChange.handler(async ({ input, context: { call } }) => ({
      email: await confirmEmailChange(call, input),
    })),
  },
}
