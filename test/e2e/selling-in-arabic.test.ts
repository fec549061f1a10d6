import { sellingJourney } from './selling-journey.ts'

sellingJourney({ language: 'ar', width: 390, throwName: 'بطانية صوف' })
