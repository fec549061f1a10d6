export { disputesWaitingQuery } from './administration/waiting.ts'
export { keepOrderLink } from './order-link.ts'
export { orderPath } from './order-path.ts'
