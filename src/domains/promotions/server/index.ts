/** Public interface of promotions for other domains' servers. */
export { type AppliedPromotions, applyPromotions, type GoodsLine, noPromotions } from './apply-promotions.ts'
export type { Customer } from './customer-keys.ts'
export type { Names } from './promotions.sql.ts'
export { claimPromotions, releasePromotions, type Use } from './redeem.ts'
