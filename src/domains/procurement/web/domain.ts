import { Building2, ClipboardList } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  recordTypes: [
    { type: 'purchaseOrder', label: 'procurement.orders', position: 3 },
    { type: 'supplier', label: 'procurement.suppliers', position: 4 },
  ],
  searchTypes: [
    { type: 'purchaseOrder', label: 'procurement.orders', icon: ClipboardList, position: 5.5 },
    { type: 'supplier', label: 'procurement.suppliers', icon: Building2, position: 5.6 },
  ],
})
