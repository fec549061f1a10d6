/** Public interface of promotions for other domains' web. */
export { useReducedPrice } from './reduced-price.ts'
