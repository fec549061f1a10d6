import { memberJourney } from './member-journey.ts'

memberJourney({ language: 'en', width: 1440 })
