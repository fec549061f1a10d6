import type { VendorOverview } from '#domains/analytics/contract.ts'

/** The orders that are counted: days are those of UTC, and canceled orders count as none, and sell nothing. */
export function countedOrdersPath({ first, last }: VendorOverview['period']): string {
  return `/orders?placed=${first}..${last}Z&status=Pending,Processing,Shipped,Delivered,Returned,Refunded`
}

/** The products by views, on this page. */
export const viewsPath = (days: string): string => `?days=${days}&by=views#products`
