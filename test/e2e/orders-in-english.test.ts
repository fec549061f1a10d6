import { ordersJourney } from './orders-journey.ts'

ordersJourney({ language: 'en', width: 1440 })
