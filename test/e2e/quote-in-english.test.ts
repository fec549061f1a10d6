import { quoteJourney } from './quote-journey.ts'

quoteJourney({ language: 'en', width: 1440 })
