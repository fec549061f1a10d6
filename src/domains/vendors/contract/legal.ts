/** The legal details of a seller, for invoices. */
import * as z from 'zod'
import { address, addressView } from '#platform/shared/address.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_REGISTRATION_NUMBER, MAX_TAX_ID } from './limits.ts'

/** Null: not given yet. */
export const legalInput = z
  .object({
    /** Its name is the legal name of the business. */
    address,
    taxId: singleLineText(MAX_TAX_ID),
    /** In the commercial register. */
    registrationNumber: singleLineText(MAX_REGISTRATION_NUMBER),
  })
  .nullable()

export const legalView = z.object({ address: addressView, taxId: z.string(), registrationNumber: z.string() })

export type LegalDetails = z.infer<typeof legalView>
