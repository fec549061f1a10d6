import { lotsJourney } from './lots-journey.ts'

lotsJourney({ language: 'ar', width: 390 })
