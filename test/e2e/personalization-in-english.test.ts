import { personalizationJourney } from './personalization-journey.ts'

personalizationJourney({ language: 'en', width: 1440 })
