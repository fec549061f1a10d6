import { approvalsJourney } from './approvals-journey.ts'

approvalsJourney({ language: 'en', width: 1440 })
