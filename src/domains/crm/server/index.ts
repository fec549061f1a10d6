/** The public interface of crm for other domains' servers. */
export { sendFormFromWebsite } from './forms/send-form-from-website.ts'
export { refuseByOneClick } from './mails/refuse-by-link.ts'
export { getQuoteDocument } from './quotes/documents/get-quote-document.ts'
export {
  findAcceptedQuote,
  loadQuoteNumbers,
  loadQuoteToBuy,
  type QuoteToBuy,
  takeQuote,
} from './quotes/quotes-to-buy.ts'
export { filterSegmentsOfBuyer, limitToSegment } from './segments/buyers.ts'
export { loadSegments } from './segments/segments.sql.ts'
