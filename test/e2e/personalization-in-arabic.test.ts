import { personalizationJourney } from './personalization-journey.ts'

personalizationJourney({ language: 'ar', width: 390 })
