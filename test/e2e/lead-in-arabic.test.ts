import { leadJourney } from './lead-journey.ts'

leadJourney({ language: 'ar', width: 390 })
