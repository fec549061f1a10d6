import { expect, test } from 'vitest'
import { paymentsConfig } from './config.ts'

const read = (env: Record<string, string>, demo = false) => paymentsConfig.read(env, { demo })

test.each([
  ['STRIPE_SECRET_KEY', 'pk_live_public', 'a secret key'],
  ['STRIPE_WEBHOOK_SECRET', 'hush', 'whsec_'],
])('%s=%s is refused in a sentence that names it', (name, value, allowed) => {
  expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name}.*${allowed}`))
})

test('Stripe needs both of its variables, and no message contains its secrets', () => {
  expect(read({ STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1,whsec_2' }).stripe).toEqual({
    secretKey: 'sk_test_1',
    webhookSecrets: ['whsec_1', 'whsec_2'],
    apiUrl: 'https://api.stripe.com',
  })
  expect(() => read({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(/^(?!.*sk_test_1)STRIPE_WEBHOOK_SECRET must be set too/)
  expect(() => read({ STRIPE_WEBHOOK_SECRET: 'whsec_1' })).toThrow(/^(?!.*whsec_1)STRIPE_SECRET_KEY must be set too/)
  expect(() => read({ STRIPE_SECRET_KEY: 'hushhush' })).toThrow(/^(?!.*hushhush)STRIPE_SECRET_KEY/)
})

test('only a demo has test cards and a fictional bank account', () => {
  expect(read({})).toEqual({ stripe: null, testCards: false, transferTo: null })
  expect(read({}, true)).toMatchObject({ stripe: null, testCards: true, transferTo: expect.stringContaining('Demo Bank') })
  expect(read({ TRANSFER_TO: 'Plaza House, EC12' }, true).transferTo).toBe('Plaza House, EC12')
})
