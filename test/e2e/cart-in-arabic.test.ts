import { cartJourney } from './cart-journey.ts'

cartJourney({ language: 'ar', width: 390 })
