/** Reviews: what members say about what they bought, who decides what is shown, and the vendor's answer. */
import { desk } from './contract/desk.ts'
import { ofProduct } from './contract/of-product.ts'
import { settings } from './contract/settings.ts'

export type { DeskQuery, DeskSort } from './contract/desk.ts'
export * from './contract/limits.ts'
export type { ReviewSettings } from './contract/settings.ts'
export type { DeskReviewView, OwnReviewView, ReviewView } from './contract/views.ts'

export const reviews = { ...ofProduct, ...desk, ...settings }
