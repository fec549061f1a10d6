export { saveOrderLink } from './order-link.ts'
export { orderPath } from './order-path.ts'
