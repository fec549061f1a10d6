import { CUSTOMER_ORDERS } from '../contract/constants.ts'

export const ORDERS = '/procurement/purchase-orders'
export const BILLS = '/procurement/bills'
export const NEW_ORDER = '/procurement/purchase-orders/new'
export const SUPPLIERS = '/procurement/suppliers'

export const orderDocumentPath = (id: string) => `/procurement/purchase-orders/${id}/order.pdf`
export const customerOrderPath = (id: string) => `${CUSTOMER_ORDERS}/${id}`
export const orderPath = (id: string) => `/procurement/purchase-orders/${id}`
export const editOrderPath = (id: string) => `/procurement/purchase-orders/${id}/edit`
export const receivePath = (id: string) => `/procurement/purchase-orders/${id}/receive`
export const supplierPath = (id: string) => `/procurement/suppliers/${id}`
