import { vendorProgramJourney } from './vendor-program-journey.ts'

vendorProgramJourney({ language: 'en', width: 1440 })
