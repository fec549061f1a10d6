import { shoppingJourney } from './shopping-journey.ts'

shoppingJourney({ language: 'ar', width: 390, slip: 'مضلغ', meant: 'مضلع' })
