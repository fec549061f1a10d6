import { accountJourney } from './account-journey.ts'

accountJourney({ language: 'ar', width: 390 })
