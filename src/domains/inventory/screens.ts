/** The screens of the inventory. */
import { defineScreens } from '#platform/shared/screens.ts'

export const screens = defineScreens([
  { path: '/inventory', access: 'member', label: 'inventory.title', icon: 'Boxes', permission: 'inventory', sidebar: 11 },
  { path: '/inventory/picture', access: 'member', label: 'inventory.picture.title', icon: 'LayoutTemplate', permission: 'inventory' },
  { path: '/inventory/count', access: 'member', label: 'inventory.count.title', icon: 'Boxes', permission: 'inventory' },
  { path: '/inventory/picking', access: 'member', label: 'inventory.picking.title', icon: 'PackageSearch', permission: 'inventory' },
  { path: '/inventory/picking/:warehouseId', access: 'member' },
  { path: '/inventory/warehouses', access: 'member', label: 'inventory.warehouses.title', icon: 'Building2', permission: 'inventory' },
  { path: '/inventory/transfers', access: 'member', label: 'inventory.transfers.title', icon: 'Truck', permission: 'inventory' },
  { path: '/inventory/transfers/:transferId', access: 'member' },
  { path: '/inventory/lots', access: 'member', label: 'inventory.lots.title', icon: 'Tags', permission: 'inventory' },
  { path: '/inventory/lots/:lotId', access: 'member' },
  { path: '/inventory/items/:variantId', access: 'member' },
])
