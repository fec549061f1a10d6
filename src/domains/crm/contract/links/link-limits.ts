/** This file doesn't import zod, so that screens can use it without loading zod. */

/** `message`: that they wrote to the shop; the text stays in the conversation. `post`: only with the member's consent. */
export const ACT_KINDS = ['order', 'review', 'question', 'message', 'form', 'post'] as const
export type ActKind = (typeof ACT_KINDS)[number]

/** The segment of a contact that an order made. */
export const CUSTOMER_SEGMENT = 'Customer'
