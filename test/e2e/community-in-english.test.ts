import { communityJourney } from './community-journey.ts'

communityJourney({ language: 'en', width: 1440 })
