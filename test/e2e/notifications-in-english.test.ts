import { notificationsJourney } from './notifications-journey.ts'

notificationsJourney({ language: 'en', width: 1440 })
