import { leaveJourney } from './leave-journey.ts'

leaveJourney({ language: 'en', width: 1440 })
