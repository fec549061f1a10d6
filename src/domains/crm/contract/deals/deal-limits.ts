/** Limits and choices of deals, pipelines and tasks. This file doesn't import zod, so that screens can use it without loading zod. */

export const MAX_TITLE = 120
export const MAX_REASON = 200
/** Ten billion of the currency: sums of such amounts stay exact. */
export const MAX_DEAL_MINOR = 1_000_000_000_000
export const MAX_STAGES = 20
export const MAX_PIPELINES = 20
/** Cards of one column that a board shows at once. */
export const MAX_CARDS = 500
export const FIRST_CARDS = 30

/** Currencies with two decimal digits that a deal can have. */
export const CURRENCIES = ['USD', 'EUR', 'GBP', 'SAR', 'AED', 'EGP', 'MAD', 'MXN', 'COP', 'CNY', 'INR', 'TRY'] as const
export type Currency = (typeof CURRENCIES)[number]

/** What it means that a card is in a stage. */
export const OUTCOMES = ['open', 'won', 'lost'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Ready views of deals. `mine`: open ones that the member owns. */
export const DEAL_VIEWS = ['open', 'mine', 'stale', 'closingThisMonth', 'won', 'lost'] as const
export type DealWhich = (typeof DEAL_VIEWS)[number]
export const DEAL_SORTS = ['created', '-created', 'expected', '-expected', 'amount', '-amount'] as const

/** Ready views of tasks. `mine`: open ones of the member; `mineDue`: those that are due today or overdue. */
export const TASK_VIEWS = ['mine', 'mineDue', 'overdue', 'done'] as const
export type TaskWhich = (typeof TASK_VIEWS)[number]
