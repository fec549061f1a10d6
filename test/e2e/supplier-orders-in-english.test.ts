import { supplierOrdersJourney } from './supplier-orders-journey.ts'

supplierOrdersJourney({ language: 'en', width: 1440 })
