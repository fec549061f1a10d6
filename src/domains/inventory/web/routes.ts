import type { Pages } from '#platform/shared/screens.ts'
import type { screens } from '../screens.ts'

export const pages: Pages<typeof screens> = {
  '/inventory': 'stock/stock.page.tsx',
  '/inventory/picture': 'picture/picture.page.tsx',
  '/inventory/count': 'count/count.page.tsx',
  '/inventory/picking': 'picking/picking.page.tsx',
  '/inventory/picking/:warehouseId': 'picking/pick.page.tsx',
  '/inventory/warehouses': 'warehouses/warehouses.page.tsx',
  '/inventory/transfers': 'transfers/transfers.page.tsx',
  '/inventory/transfers/:transferId': 'transfers/transfer.page.tsx',
  '/inventory/lots': 'lots/lots.page.tsx',
  '/inventory/lots/:lotId': 'lots/lot.page.tsx',
  '/inventory/items/:variantId': 'item/item.page.tsx',
}
