import { orderThreadJourney } from './order-thread-journey.ts'

orderThreadJourney({ language: 'ar', width: 390 })
