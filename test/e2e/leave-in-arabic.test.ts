import { leaveJourney } from './leave-journey.ts'

leaveJourney({ language: 'ar', width: 390 })
