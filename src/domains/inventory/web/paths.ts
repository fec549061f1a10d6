export const INVENTORY = '/inventory'
export const PICTURE = '/inventory/picture'
export const COUNT = '/inventory/count'
export const WAREHOUSES = '/inventory/warehouses'
export const TRANSFERS = '/inventory/transfers'
export const LOTS = '/inventory/lots'

export type ItemTab = 'places' | 'moves' | 'allocations' | 'incoming' | 'lots'

/** `warehouseId`: its moves only. */
export function itemPath(variantId: string, tab?: ItemTab, warehouseId?: string): string {
  const query = new URLSearchParams({ ...(tab && { tab }), ...(warehouseId && { warehouse: warehouseId }) }).toString()
  return `/inventory/items/${variantId}${query && `?${query}`}`
}

export const transferPath = (transferId: string): string => `/inventory/transfers/${transferId}`

export const lotPath = (lotId: string): string => `/inventory/lots/${lotId}`
