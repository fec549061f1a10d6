import { catalogueJourney } from './catalogue-journey.ts'

catalogueJourney({ language: 'en', width: 1440 })
