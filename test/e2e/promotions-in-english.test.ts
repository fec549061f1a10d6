import { promotionsJourney } from './promotions-journey.ts'

promotionsJourney({ language: 'en', width: 1440 })
