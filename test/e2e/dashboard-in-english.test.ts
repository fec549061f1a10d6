import { dashboardJourney } from './dashboard-journey.ts'

dashboardJourney({ language: 'en', width: 1440 })
