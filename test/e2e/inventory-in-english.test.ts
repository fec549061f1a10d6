import { inventoryJourney } from './inventory-journey.ts'

inventoryJourney({ language: 'en', width: 1440 })
