import { shoppingJourney } from './shopping-journey.ts'

shoppingJourney({ language: 'en', width: 1440, slip: 'ribed', meant: 'ribbed' })
