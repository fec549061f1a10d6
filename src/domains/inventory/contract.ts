/** Goods: a workspace's own products, as written in the catalogue, with how much of them there is. */
import { goods } from './contract/goods.ts'
import { goodsFiles } from './contract/goods-files.ts'

export type { GoodsChange, GoodsDraft, GoodsFilter, GoodsMeant, GoodsRow, GoodsSort, GoodsView } from './contract/goods.ts'
export { GOODS_COLUMNS, type GoodsColumn, type RowTrouble } from './contract/goods-columns.ts'
export { MAX_UNITS } from './contract/limits.ts'

export const inventory = { goods: { ...goods, ...goodsFiles } }
