import { Banknote, Building2, ClipboardList, Contact } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'

export const web = defineWebDomain({
  recordTypes: [
    { type: 'contact', label: 'crm.contacts.title', position: 5 },
    { type: 'company', label: 'crm.companies.title', position: 6 },
    { type: 'deal', label: 'crm.deals.title', position: 7 },
    { type: 'quote', label: 'crm.quotes.title', position: 7.5 },
  ],
  searchTypes: [
    { type: 'contact', label: 'crm.contacts.title', icon: Contact, position: 5.1 },
    { type: 'company', label: 'crm.companies.title', icon: Building2, position: 5.2 },
    { type: 'deal', label: 'crm.deals.title', icon: Banknote, position: 5.3 },
    { type: 'quote', label: 'crm.quotes.title', icon: ClipboardList, position: 5.4 },
  ],
})
