/** A postal address of any country. */
import * as z from 'zod'
import { needsRegion } from './addresses/country-rules.ts'
import { singleLineText } from './plain-text.ts'
import { isPostalCodeValid } from './postal-code.ts'

/** ISO 3166-1 alpha-2. */
export const countryCode = z.string().regex(/^[A-Z]{2}$/)

const fields = {
  name: singleLineText(120).min(1),
  line1: singleLineText(200).min(1),
  line2: singleLineText(200).optional(),
  city: singleLineText(120).min(1),
  region: singleLineText(120).optional(),
  /** Empty only in countries that have no postal codes. */
  postalCode: singleLineText(20),
  country: countryCode,
  phone: singleLineText(40).optional(),
}

export const address = z.object(fields).superRefine(({ postalCode, country, region = '' }, context) => {
  if (region === '' && needsRegion(country)) {
    context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, path: ['region'], input: region })
  }
  if (isPostalCodeValid(postalCode, country)) return
  context.addIssue({ code: 'invalid_format', format: 'postal_code', path: ['postalCode'], input: postalCode })
})

/** A stored address. It is not validated again: older rules accepted it, or erasure removed the person's data from it. */
export const addressView = z.object({
  name: z.string(),
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  region: z.string().optional(),
  postalCode: z.string(),
  country: z.string(),
  phone: z.string().optional(),
})

export type Address = z.infer<typeof address>
