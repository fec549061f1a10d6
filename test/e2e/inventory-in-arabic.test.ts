import { inventoryJourney } from './inventory-journey.ts'

inventoryJourney({ language: 'ar', width: 390 })
