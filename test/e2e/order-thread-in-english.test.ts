import { orderThreadJourney } from './order-thread-journey.ts'

orderThreadJourney({ language: 'en', width: 1440 })
