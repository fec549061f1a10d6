import { groupPostsJourney } from './group-posts-journey.ts'

groupPostsJourney({ language: 'ar', width: 390 })
