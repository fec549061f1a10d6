/** Reviews by buyers, their moderation, and vendors' replies. */
import { moderation } from './contract/moderation.ts'
import { ofProduct } from './contract/of-product.ts'
import { settings } from './contract/settings.ts'

export * from './contract/limits.ts'
export type { ModerationQuery, ModerationSort } from './contract/moderation.ts'
export type { ReviewSettings } from './contract/settings.ts'
export type { ModeratedReviewView, OwnReviewView, ReviewView } from './contract/views.ts'

export const reviews = { ...ofProduct, ...moderation, ...settings }
