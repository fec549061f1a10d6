import { ordersJourney } from './orders-journey.ts'

ordersJourney({ language: 'ar', width: 390 })
