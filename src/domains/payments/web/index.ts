/** The door of payments for other domains' web. */
export { TEST_CARDS, type TestCard } from '../test-cards.ts'
export { cardNumberShown, type TypedCard, testCardOf } from './test-card.ts'
