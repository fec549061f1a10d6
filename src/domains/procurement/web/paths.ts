export const ORDERS = '/procurement/purchase-orders'
export const NEW_ORDER = '/procurement/purchase-orders/new'
export const SUPPLIERS = '/procurement/suppliers'

export const orderPath = (id: string) => `/procurement/purchase-orders/${id}`
export const editOrderPath = (id: string) => `/procurement/purchase-orders/${id}/edit`
export const receivePath = (id: string) => `/procurement/purchase-orders/${id}/receive`
export const supplierPath = (id: string) => `/procurement/suppliers/${id}`
