import { messagesJourney } from './messages-journey.ts'

messagesJourney({ language: 'ar', width: 390 })
