/** Operations on the address book of the signed-in member. */
import * as z from 'zod'
import { address } from '#platform/shared/address.ts'
import { read, recordVersion, write } from '#platform/shared/contract.ts'
import { MAX_ADDRESSES } from './limits.ts'

const id = z.string().regex(/^adr_[0-9a-z]{26}$/)

export const savedAddress = z.object({
  id,
  address,
  /** Exactly one address of a non-empty book is the default. */
  isDefault: z.boolean(),
  /** Incremented by every change of the address. An update sends the version it was made from. */
  version: recordVersion,
})

/** The addresses are sorted by the time they were added. */
const addressesOutput = z.object({ items: z.array(savedAddress).max(MAX_ADDRESSES) })

export const addressBook = {
  addresses: {
    list: read('member', '/addresses').output(addressesOutput),
    /** The first one is the default. */
    add: write('member', 'POST', '/addresses')
      .input(z.object({ address }))
      .output(savedAddress)
      .errors({ ADDRESS_BOOK_FULL: { status: 409, data: z.object({ max: z.int() }) } }),
    update: write('member', 'PUT', '/addresses/{id}')
      .input(z.object({ id, version: recordVersion, address }))
      .output(savedAddress)
      .errors({ STALE: { status: 409, data: z.object({ current: savedAddress }) } }),
    /** When the default address is removed, the oldest remaining address becomes the default. */
    remove: write('member', 'DELETE', '/addresses/{id}').input(z.object({ id })).output(addressesOutput),
    makeDefault: write('member', 'PUT', '/addresses/{id}/default').input(z.object({ id })).output(addressesOutput),
  },
}

export type SavedAddress = z.infer<typeof savedAddress>
