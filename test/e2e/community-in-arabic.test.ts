import { communityJourney } from './community-journey.ts'

communityJourney({ language: 'ar', width: 390 })
