/**
 * Cards of a demo with fixed outcomes. Their numbers begin with a digit that no issuer has, and are only known to the form that takes
 * them: what is sent and kept is the name. `delayed`, `duplicated` and `early` are accepted, and what the provider says comes late,
 * twice, or before its own answer.
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
