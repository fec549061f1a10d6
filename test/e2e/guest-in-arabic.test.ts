import { guestJourney } from './guest-journey.ts'

guestJourney({ language: 'ar', width: 390, searchedFor: 'قارورة' })
