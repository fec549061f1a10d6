import { restockJourney } from './restock-journey.ts'

restockJourney({ language: 'ar', width: 390 })
