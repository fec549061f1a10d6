/** The door of cart for other domains' servers. */
export { addGoods } from './add-goods.ts'
export { deleteLines as removeBought, lockLinesOf as linesToBuy } from './cart.sql.ts'
export { mergeCarts } from './merge-carts.ts'
export { ownGoods } from './own-goods.ts'
export { ownerOf } from './owner.ts'
export { priceLines } from './price-lines.ts'
export { type Amounts, type Totals, totalsOf } from './totals.rules.ts'
export { totalsView } from './totals-view.ts'
