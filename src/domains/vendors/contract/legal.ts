/** The legal details of a seller, for invoices and, of a business, for its customers. */
import * as z from 'zod'
import { address, addressView } from '#platform/shared/address.ts'
import { singleLineText } from '#platform/shared/plain-text.ts'
import { MAX_REGISTRATION_NUMBER, MAX_TAX_ID, MAX_TRADER_EMAIL } from './limits.ts'

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

/** A shop that sells as a business shows its legal details to everybody, with an address for mails; null: it doesn't. */
export const traderInput = z.object({ email: z.email().max(MAX_TRADER_EMAIL) }).nullable()

export const traderView = legalView.extend({ email: z.string() })

export type Trader = z.infer<typeof traderView>
export type LegalDetails = z.infer<typeof legalView>
