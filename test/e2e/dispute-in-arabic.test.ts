import { disputeJourney } from './dispute-journey.ts'

disputeJourney({ language: 'ar', width: 390 })
