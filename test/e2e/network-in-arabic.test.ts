import { networkJourney } from './network-journey.ts'

networkJourney({ language: 'ar', width: 390 })
