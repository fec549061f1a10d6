import { ArrowLeftRight, Warehouse } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  searchTypes: [
    { type: 'warehouse', label: 'inventory.warehouses.title', icon: Warehouse, position: 5.7 },
    { type: 'stockTransfer', label: 'inventory.transfers.title', icon: ArrowLeftRight, position: 5.8 },
  ],
})
