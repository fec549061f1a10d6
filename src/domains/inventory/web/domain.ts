import { Building2, Truck } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  searchTypes: [
    { type: 'warehouse', label: 'inventory.warehouses.title', icon: Building2, position: 5.7 },
    { type: 'stockTransfer', label: 'inventory.transfers.title', icon: Truck, position: 5.8 },
  ],
})
