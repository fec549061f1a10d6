/** Public interface of the products for the app's screens. */
export { PriceNote, type PriceNoteProps } from './form/price-note.ts'
export { ListLinks } from './list/list-links.ts'
export { StockCell } from './list/stock-cell.tsx'
