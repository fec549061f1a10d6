export const deskOrderPath = (number: string) => `/admin/orders/${number}`
export const disputePath = (returnId: string) => `/admin/returns/${returnId}`
