import { dashboardJourney } from './dashboard-journey.ts'

dashboardJourney({ language: 'ar', width: 390 })
