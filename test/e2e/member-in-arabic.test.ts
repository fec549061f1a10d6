import { memberJourney } from './member-journey.ts'

memberJourney({ language: 'ar', width: 390 })
