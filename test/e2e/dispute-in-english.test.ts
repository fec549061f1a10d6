import { disputeJourney } from './dispute-journey.ts'

disputeJourney({ language: 'en', width: 1440 })
