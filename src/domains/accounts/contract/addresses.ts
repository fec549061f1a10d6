/** A member's own address book. */
import * as z from 'zod'
import { address } from '#platform/shared/address.ts'
import { read, write } from '#platform/shared/contract.ts'
import { MAX_ADDRESSES } from './limits.ts'

const id = z.string().regex(/^adr_[0-9a-z]{26}$/)

export const savedAddress = z.object({
  id,
  address,
  /** One of them, as long as there is any. */
  isDefault: z.boolean(),
  /** Raised by every change of the address; a change names the one it was made from. */
  version: z.int(),
})

/** In the order they were added. */
const book = z.object({ items: z.array(savedAddress).max(MAX_ADDRESSES) })

export const addressBook = {
  addresses: {
    list: read('member', '/addresses').output(book),
    /** The first one is the default. */
    add: write('member', 'POST', '/addresses')
      .input(z.object({ address }))
      .output(savedAddress)
      .errors({ ADDRESS_BOOK_FULL: { status: 409, data: z.object({ max: z.int() }) } }),
    update: write('member', 'PUT', '/addresses/{id}')
      .input(z.object({ id, version: z.int(), address }))
      .output(savedAddress)
      .errors({ STALE: { status: 409, data: z.object({ current: savedAddress }) } }),
    /** Of what is left the oldest becomes the default, if this one was. */
    remove: write('member', 'DELETE', '/addresses/{id}').input(z.object({ id })).output(book),
    makeDefault: write('member', 'PUT', '/addresses/{id}/default').input(z.object({ id })).output(book),
  },
}

export type SavedAddress = z.infer<typeof savedAddress>
