/** A postal address of any country. */
import * as z from 'zod'
import { isPostalCodeValid } from './postal-code.ts'

const fields = {
  name: z.string().trim().min(1).max(120),
  line1: z.string().trim().min(1).max(200),
  line2: z.string().trim().max(200).optional(),
  city: z.string().trim().min(1).max(120),
  region: z.string().trim().max(120).optional(),
  /** Empty only in countries that have no postal codes. */
  postalCode: z.string().trim().max(20),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
  phone: z.string().trim().max(40).optional(),
}

export const address = z.object(fields).superRefine(({ postalCode, country }, context) => {
  if (isPostalCodeValid(postalCode, country)) return
  context.addIssue({ code: 'invalid_format', format: 'postal_code', path: ['postalCode'], input: postalCode })
})

/** A stored address. It is not validated again: older rules accepted it, or erasure removed the person's data from it. */
export const addressView = z.object(fields)

export type Address = z.infer<typeof address>
