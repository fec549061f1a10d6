import { cartJourney } from './cart-journey.ts'

cartJourney({ language: 'en', width: 1440 })
