export const adminOrderPath = (number: string) => `/admin/orders/${number}`
export const disputePath = (returnId: string) => `/admin/returns/${returnId}`
