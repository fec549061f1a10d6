/** Public interface of promotions for other domains' servers. */
export { type AppliedPromotions, applyPromotions, type GoodsLine } from './apply-promotions.ts'
export type { Names } from './promotions.sql.ts'
export { type Customer, claimPromotions, releasePromotions, type Use } from './redeem.ts'
