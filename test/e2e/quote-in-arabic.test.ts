import { quoteJourney } from './quote-journey.ts'

quoteJourney({ language: 'ar', width: 390 })
