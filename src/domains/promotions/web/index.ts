/** The door of promotions for other domains' web. */
export { type ReducedPrice, useReducedPrice } from './reduced-price.ts'
