import { catalogueJourney } from './catalogue-journey.ts'

catalogueJourney({ language: 'ar', width: 390 })
