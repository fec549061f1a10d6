/** The test files that only `npm run test:long` runs (decision 0079), as glob patterns. */

/** People use these areas on a desktop as well as on a phone; `npm test` follows the journey in English, on a desktop. */
const DESKTOP_JOURNEYS = [
  'approvals',
  'catalogue',
  'dashboard',
  'inventory',
  'lots',
  'order-thread',
  'pipeline',
  'promotions',
  'purchasing',
  'lead',
  'records',
  'selling',
  'supplier-orders',
  'vendor-orders',
  'vendor-program',
]
/** `npm test` follows these in Arabic, on a phone. */
const PHONE_JOURNEYS = [
  'accounts',
  'cart',
  'community',
  'digital',
  'dispute',
  'group-posts',
  'guest',
  'leave',
  'member',
  'messages',
  'network',
  'notifications',
  'orders',
  'personalization',
  'restock',
  'search',
  'shopping',
]

export const LONG_JOURNEYS = [
  ...DESKTOP_JOURNEYS.map((name) => `test/e2e/${name}-in-arabic.test.ts`),
  ...PHONE_JOURNEYS.map((name) => `test/e2e/${name}-in-english.test.ts`),
  'test/e2e/restock-in-english-on-a-phone.test.ts',
  'test/e2e/guest-on-a-large-screen.test.ts',
]

/** `run.ts` gives it all texts and looks. */
const HOSTILE_TEXTS = 'test/e2e/hostile-texts.test.ts'

export const LONG_TESTS = [
  'bench/bench-long.test.ts',
  'scripts/new-domain-copy.test.ts',
  'test/backup/kill.test.ts',
  'test/backup/memory.test.ts',
  'test/soak/soak.test.ts',
]

/** What a run leaves out. */
export const leftOut: readonly string[] = process.env['PLAZA_LONG'] ? [] : [...LONG_JOURNEYS, ...LONG_TESTS, HOSTILE_TEXTS]
