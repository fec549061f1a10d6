import { networkJourney } from './network-journey.ts'

networkJourney({ language: 'en', width: 1440 })
