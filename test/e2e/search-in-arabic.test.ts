import { searchJourney } from './search-journey.ts'

searchJourney({ language: 'ar', width: 390 })
