import { programmeJourney } from './programme-journey.ts'

programmeJourney({ language: 'ar', width: 390 })
