/** Identifies customers for limits per customer. Keyed hashes, so that nobody can be identified from them, even after account erasure. */
import { createHmac } from 'node:crypto'
import type { Services } from '#platform/server/services.ts'
import type { Address } from '#platform/shared/address.ts'
import { toAddressKey, toMailbox, toPhoneKey } from '#platform/shared/same-person.ts'

/** What is known of a customer. A limit counts each part, so that a second account or another spelling of an email doesn't reset it. */
export type Customer = { userId: string | null; email?: string | undefined; address?: Address | undefined }

/** The keys of a customer, sorted, so that concurrent orders lock their rows in one order. */
export function customerKeys(services: Services, { userId, email, address }: Customer): Buffer[] {
  const phone = toPhoneKey(address?.phone)
  const parts = [
    userId === null ? null : `member ${userId}`,
    email === undefined ? null : `mailbox ${toMailbox(email)}`,
    address ? `address ${toAddressKey(address)}` : null,
    phone === null ? null : `phone ${phone}`,
  ]
  return parts.flatMap((part) => (part === null ? [] : [hashKey(services, part)])).sort(Buffer.compare)
}

export function holderKey(services: Services, owner: string): Buffer {
  return hashKey(services, `cart ${owner}`)
}

function hashKey(services: Services, text: string): Buffer {
  return createHmac('sha256', services.secretFor('promotions')).update(text).digest()
}
