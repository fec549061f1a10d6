import { IdCard } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  recordTypes: [{ type: 'employee', label: 'hr.employees.title', position: 8 }],
  searchTypes: [{ type: 'employee', label: 'hr.employees.title', icon: IdCard, position: 5.5 }],
})
