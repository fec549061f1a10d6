/** Payment providers and bank account, from the environment. */
import * as z from 'zod'
import { ConfigError, defineConfig } from '#platform/server/environment.ts'

export type StripeAccount = {
  secretKey: string
  /** Two secrets during a rotation. */
  webhookSecrets: readonly string[]
  apiUrl: string
}

export type PaymentsConfig = {
  /** Null: no card payments, except test cards. */
  stripe: StripeAccount | null
  /** Test cards are accepted, in a demo only. */
  testCards: boolean
  /** The bank account for transfers, as shown to shoppers. Null: bank transfers are not accepted. */
  transferTo: string | null
}

/** A fictional account. */
const DEMO_BANK_ACCOUNT = 'Plaza House · Demo Bank · EC00 0000 0000 0000'

const variables = {
  TRANSFER_TO: z.string().max(300, 'at most 300 characters').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_(test|live)_[A-Za-z0-9]+$/, 'a secret key of Stripe, sk_… or rk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^whsec_[A-Za-z0-9]+(,whsec_[A-Za-z0-9]+)?$/,
      'the signing secret of a webhook of Stripe, whsec_…, or two with a comma while they change',
    )
    .optional(),
}

export const paymentsConfig = defineConfig(
  variables,
  ({ TRANSFER_TO, STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }, { demo }): PaymentsConfig => ({
    stripe: readStripeAccount(STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET),
    testCards: demo,
    transferTo: TRANSFER_TO ?? (demo ? DEMO_BANK_ACCOUNT : null),
  }),
)

/** Both variables must be set, or neither: without the webhook, Plaza would miss payments. */
function readStripeAccount(secretKey: string | undefined, webhookSecret: string | undefined): StripeAccount | null {
  if (!secretKey && !webhookSecret) return null
  if (!secretKey || !webhookSecret) {
    const missing = secretKey ? 'STRIPE_WEBHOOK_SECRET' : 'STRIPE_SECRET_KEY'
    throw new ConfigError(`${missing} must be set too when cards are taken by Stripe. Set both Stripe variables, or neither.`)
  }
  return { secretKey, webhookSecrets: webhookSecret.split(','), apiUrl: 'https://api.stripe.com' }
}
