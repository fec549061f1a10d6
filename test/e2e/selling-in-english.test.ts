import { sellingJourney } from './selling-journey.ts'

sellingJourney({ language: 'en', width: 1440, throwName: 'Wool Throw' })
