import { searchJourney } from './search-journey.ts'

searchJourney({ language: 'en', width: 1440 })
