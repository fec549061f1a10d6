import { groupPostsJourney } from './group-posts-journey.ts'

groupPostsJourney({ language: 'en', width: 1440 })
