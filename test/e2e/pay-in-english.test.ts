import { payJourney } from './pay-journey.ts'

payJourney({ language: 'en', width: 1440 })
