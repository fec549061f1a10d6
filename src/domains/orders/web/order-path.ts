export function orderPath(orderId: string): string {
  return `/order-confirmation/${orderId}`
}

/** A PDF. `number`: part number, `ORD-…-1`. */
export function invoicePath(number: string): string {
  return `${saleDocumentsPath(number)}.pdf`
}

export function creditNotePath(number: string, refundId: string): string {
  return `${saleDocumentsPath(number)}/credit-note/${refundId}.pdf`
}

function saleDocumentsPath(number: string): string {
  return `${orderPath(number.replace(/-\d+$/, ''))}/invoice/${number}`
}
