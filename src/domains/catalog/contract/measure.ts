/** How a product is sold: by the piece, or by weight, length or volume in steps. */
import * as z from 'zod'
import { MAX_CONTENT, MAX_STEP, MAX_STEPS, MEASURED_UNITS, UNITS } from './units.ts'

const steps = z.int().min(1).max(MAX_STEPS)

/** `step` is in thousandths of the unit; one piece is 1000. */
export const soldIn = z.object({ unit: z.enum(UNITS), step: z.int().min(1).max(MAX_STEP) })
/** Limits of a line in steps. */
export const measure = soldIn.extend({ minSteps: steps, maxSteps: steps.nullable() })
export const contentUnit = z.enum(MEASURED_UNITS).nullable()
/** Net content of one piece, in thousandths of the product's content unit. */
export const content = z.int().min(1).max(MAX_CONTENT).nullable()
