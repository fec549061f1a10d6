import { supplierOrdersJourney } from './supplier-orders-journey.ts'

supplierOrdersJourney({ language: 'ar', width: 390 })
