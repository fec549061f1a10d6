/** Public interface of payments for other domains' web code. */
export { TEST_CARDS, type TestCard } from '../test-cards.ts'
export { type CardInput, formatCardNumber, parseTestCard } from './test-card.ts'
