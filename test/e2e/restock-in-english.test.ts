import { restockJourney } from './restock-journey.ts'

restockJourney({ language: 'en', width: 1440 })
