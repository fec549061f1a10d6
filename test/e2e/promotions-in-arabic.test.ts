import { promotionsJourney } from './promotions-journey.ts'

promotionsJourney({ language: 'ar', width: 390 })
