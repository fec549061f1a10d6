export const INVENTORY = '/inventory'
export const PICTURE = '/inventory/picture'
export const COUNT = '/inventory/count'
export const PICKING = '/inventory/picking'
export const WAREHOUSES = '/inventory/warehouses'
export const TRANSFERS = '/inventory/transfers'
export const LOTS = '/inventory/lots'

export type ItemTab = 'places' | 'moves' | 'allocations' | 'incoming' | 'lots'

/** `warehouseId`: its moves only. */
export function itemPath(variantId: string, tab?: ItemTab, warehouseId?: string): string {
  const query = new URLSearchParams({ ...(tab && { tab }), ...(warehouseId && { warehouse: warehouseId }) }).toString()
  return `/inventory/items/${variantId}${query && `?${query}`}`
}

export const pickingPath = (warehouseId: string): string => `${PICKING}?warehouse=${warehouseId}`

/** Some orders, picked together. `keys`: `order:ORD-1`. */
export function pickPath(warehouseId: string, keys: readonly string[]): string {
  return `${PICKING}/${warehouseId}?${new URLSearchParams(keys.map((key) => ['order', key]))}`
}

export const transferPath = (transferId: string): string => `/inventory/transfers/${transferId}`

export const lotPath = (lotId: string): string => `/inventory/lots/${lotId}`
