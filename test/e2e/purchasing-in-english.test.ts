import { purchasingJourney } from './purchasing-journey.ts'

purchasingJourney({ language: 'en', width: 1440 })
