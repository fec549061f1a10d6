import { moderationJourney } from './moderation-journey.ts'

moderationJourney({ language: 'en', width: 1440 })
moderationJourney({ language: 'ar', width: 390 })
