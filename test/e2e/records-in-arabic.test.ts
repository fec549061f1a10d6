import { recordsJourney } from './records-journey.ts'

recordsJourney({ language: 'ar', width: 390 })
