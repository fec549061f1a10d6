/** The platform knows no payment provider: the payments domain reads its own configuration. */
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { readSources, type SourceFile } from './schemas.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PROVIDER = /\b(stripe|STRIPE_\w+|webhookSecrets?|transferTo|TRANSFER_TO|testCards)\b/i

const namesProvider = ({ path, text }: SourceFile) => (PROVIDER.test(text) ? [path] : [])

test('the platform names no payment provider', () => {
  const platform = readSources(ROOT, 'src/platform/**/*.{ts,tsx}')
  expect(platform.length).toBeGreaterThan(300)
  expect(platform.flatMap(namesProvider)).toEqual([])
})

test('a planted name of a provider is found', () => {
  const planted = { path: 'src/platform/server/services.ts', text: 'export type Services = { stripe: StripeAccount | null }' }
  expect(namesProvider(planted)).toEqual([planted.path])
})
