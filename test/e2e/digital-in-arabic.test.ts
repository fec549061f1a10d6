import { digitalJourney } from './digital-journey.ts'

digitalJourney({ language: 'ar', width: 390 })
