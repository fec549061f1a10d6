/** The door of promotions for other domains' servers. */
export { type GoodsLine, type PricedWith, priceWith } from './price-with.ts'
export type { Names } from './promotions.sql.ts'
export { type Customer, claimPromotions, releasePromotions, type Use } from './redeem.ts'
