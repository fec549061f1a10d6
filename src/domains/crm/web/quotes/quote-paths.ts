import { QUOTE_PAGE } from '../../contract/quotes/quote-limits.ts'

export const QUOTES = '/crm/quotes'
export const NEW_QUOTE = '/crm/quotes/new'
export const quotePath = (id: string) => `/crm/quotes/${id}`
export const editQuotePath = (id: string) => `/crm/quotes/${id}/edit`
export const quoteDocumentPath = (id: string) => `/crm/quotes/${id}/quote.pdf`
export const LINKED_DOCUMENT = `${QUOTE_PAGE}/quote.pdf`
/** Checkout takes the quote whose link this tab opened. */
export const ORDER_QUOTE = '/checkout/quote'
/** An order accepts its id in place of its number. */
export const orderHref = (orderId: string) => `/orders/${orderId}`
