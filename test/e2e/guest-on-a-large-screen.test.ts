import { guestJourney } from './guest-journey.ts'

guestJourney({ language: 'en', width: 1440, searchedFor: 'bottle' })
