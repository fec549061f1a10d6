import { vendorOrdersJourney } from './vendor-orders-journey.ts'

vendorOrdersJourney({ language: 'ar', width: 390 })
