import { programmeJourney } from './programme-journey.ts'

programmeJourney({ language: 'en', width: 1440 })
