import { recordsJourney } from './records-journey.ts'

recordsJourney({ language: 'en', width: 1440 })
