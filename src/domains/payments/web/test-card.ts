/** Reads a test card from the form. Test card numbers are known only in the browser, and a real number is never sent. */
import { ORPCError } from '@orpc/client'
import { westernDigits } from '#platform/web/inputs/parse-number.ts'
import { TEST_CARDS, type TestCard } from '../test-cards.ts'

export type CardInput = { number: string; expiry: string; code: string }

/** Groups the digits by four, as on a card. */
export function formatCardNumber(number: string): string {
  return number.replace(/(.{4})(?=.)/g, '$1 ')
}

/** Throws INVALID_INPUT with the fields below `card`, as the server would. */
export function parseTestCard({ number, expiry, code }: CardInput): TestCard {
  const card = TEST_CARDS.find((known) => known.number === westernDigits(number).replace(/\D/g, ''))
  const broken = [
    ...(card ? [] : [{ path: 'card.number', rule: 'unknownCard', params: {} }]),
    ...(/^(0[1-9]|1[0-2])\s*\/\s*\d{2}$/.test(westernDigits(expiry).trim())
      ? []
      : [{ path: 'card.expiry', rule: 'cardExpiry', params: {} }]),
    ...(/^\d{3,4}$/.test(westernDigits(code).trim()) ? [] : [{ path: 'card.code', rule: 'cardCode', params: {} }]),
  ]
  if (!card || broken.length > 0) throw new ORPCError('INVALID_INPUT', { status: 400, data: { fields: broken } })
  return card.name
}
