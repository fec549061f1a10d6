import { payJourney } from './pay-journey.ts'

payJourney({ language: 'ar', width: 390 })
