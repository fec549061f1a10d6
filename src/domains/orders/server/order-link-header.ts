/** Guests send the order's private link in this header. */
export const ORDER_LINK_HEADER = 'plaza-order-link'
