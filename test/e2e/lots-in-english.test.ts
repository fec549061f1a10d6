import { lotsJourney } from './lots-journey.ts'

lotsJourney({ language: 'en', width: 1440 })
