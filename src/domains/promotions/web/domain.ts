import { TicketPercent } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  searchTypes: [{ type: 'promotion', label: 'promotions.title', icon: TicketPercent, position: 5.05 }],
})
