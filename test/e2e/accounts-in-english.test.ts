import { accountJourney } from './account-journey.ts'

accountJourney({ language: 'en', width: 1440 })
