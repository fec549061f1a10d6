/**
 * Test cards with fixed outcomes. Their numbers begin with a digit no issuer uses and are known only to the form; only the name is sent
 * and stored. `delayed`, `duplicated` and `early` are accepted; their webhook arrives late, twice, or before the provider's response.
 */
export const TEST_CARDS = [
  { name: 'accepted', number: '0000000000001000' },
  { name: 'challenge', number: '0000000000001001' },
  { name: 'declined', number: '0000000000001002' },
  { name: 'insufficientFunds', number: '0000000000001003' },
  { name: 'expiredCard', number: '0000000000001004' },
  { name: 'processingError', number: '0000000000001005' },
  { name: 'delayed', number: '0000000000001006' },
  { name: 'duplicated', number: '0000000000001007' },
  { name: 'early', number: '0000000000001008' },
] as const

export type TestCard = (typeof TEST_CARDS)[number]['name']
