/** The public interface of finance for other domains' servers. */
export { commissionByLine } from './line-commission.ts'
export { takeRefundFromBalance } from './record-sale.ts'
export { loadRates } from './settings.sql.ts'
