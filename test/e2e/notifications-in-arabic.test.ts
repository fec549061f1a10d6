import { notificationsJourney } from './notifications-journey.ts'

notificationsJourney({ language: 'ar', width: 390 })
