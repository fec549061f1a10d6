import { purchasingJourney } from './purchasing-journey.ts'

purchasingJourney({ language: 'ar', width: 390 })
