import { leadJourney } from './lead-journey.ts'

leadJourney({ language: 'en', width: 1440 })
