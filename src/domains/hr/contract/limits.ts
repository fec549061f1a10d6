/** This file doesn't import zod, so that screens can use it without loading zod. */
export const MAX_NAME = 120
export const MAX_NOTES = 4000
export const MAX_SHORT = 80
/** The chart shows at most so many people. */
export const MAX_CHART = 2000

/** `employed`: their last day isn't over. `leaving`: of these, those with a last day. */
export const EMPLOYMENTS = ['employed', 'leaving', 'left'] as const
export const EMPLOYEE_SORTS = ['name', '-name', 'hired', '-hired'] as const
