import { approvalsJourney } from './approvals-journey.ts'

approvalsJourney({ language: 'ar', width: 390 })
