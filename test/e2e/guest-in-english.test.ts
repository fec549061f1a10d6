import { guestJourney } from './guest-journey.ts'

guestJourney({ language: 'en', width: 390, searchedFor: 'bottle' })
