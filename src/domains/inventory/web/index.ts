/** The door of inventory for other domains' screens. */
export { PriceNote, type PriceNoteProps } from './goods/form/price-note.ts'
export { StockCell } from './goods/list/stock-cell.tsx'
