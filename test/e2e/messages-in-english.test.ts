import { messagesJourney } from './messages-journey.ts'

messagesJourney({ language: 'en', width: 1440 })
