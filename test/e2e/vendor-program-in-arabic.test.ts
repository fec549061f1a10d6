import { vendorProgramJourney } from './vendor-program-journey.ts'

vendorProgramJourney({ language: 'ar', width: 390 })
