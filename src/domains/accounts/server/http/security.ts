/** Handlers of the password and email. */
import { setTimeout as pause } from 'node:timers/promises'
import { implementOperations } from '#platform/server/implement-operations.ts'
import { accounts } from '../../contract.ts'
import { changePassword } from '../change-password.ts'
import { confirmEmailChange } from '../confirm-email-change.ts'
import { requestEmailChange } from '../request-email-change.ts'
import { requestPasswordReset } from '../request-password-reset.ts'
import { resendVerification } from '../resend-verification.ts'
import { resetPassword } from '../reset-password.ts'
import { verifyEmail } from '../verify-email.ts'
import { startBrowserSession } from './start-browser-session.ts'

/** Minimum duration of the response (spec §9), so that its timing does not reveal who has an account. */
const RESET_FLOOR_MS = 1000

const os = implementOperations(accounts)

export const securityRouter = {
  password: {
    change: os.password.change.handler(async ({ input, context: { ctx } }) => {
      await changePassword(ctx, input)
      return {}
    }),
    requestReset: os.password.requestReset.handler(async ({ input, context: { ctx } }) => {
      const [asked] = await Promise.allSettled([requestPasswordReset(ctx, input), pause(RESET_FLOOR_MS)])
      if (asked.status === 'rejected') throw asked.reason
      return {}
    }),
    reset: os.password.reset.handler(async ({ input, context: { ctx } }) => {
      await resetPassword(ctx, input)
      return {}
    }),
  },

  email: {
    verify: os.email.verify.handler(async ({ input, context }) => {
      const verified = await verifyEmail(context.ctx, input)
      if (verified.state !== 'verified') return verified
      const entered = verified.session && (await startBrowserSession(context, verified.session))
      return { state: 'verified' as const, user: entered?.user ?? null }
    }),
    resendVerification: os.email.resendVerification.handler(async ({ context: { ctx } }) => ({
      retryAfterS: await resendVerification(ctx),
    })),
    requestChange: os.email.requestChange.handler(async ({ input, context: { ctx } }) => {
      await requestEmailChange(ctx, input)
      return {}
    }),
    confirmChange: os.email.confirmChange.handler(async ({ input, context: { ctx } }) => ({
      email: await confirmEmailChange(ctx, input),
    })),
  },
}
