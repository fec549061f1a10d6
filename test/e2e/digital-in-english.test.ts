import { digitalJourney } from './digital-journey.ts'

digitalJourney({ language: 'en', width: 1440 })
