import { vendorOrdersJourney } from './vendor-orders-journey.ts'

vendorOrdersJourney({ language: 'en', width: 1440 })
