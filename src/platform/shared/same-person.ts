/** Forms in which emails, addresses and phone numbers of one person compare equal, however they are written. */
import type { Address } from './address.ts'

/** Shorter numbers may be shared, such as extensions. */
const MIN_PHONE_DIGITS = 7
/** A country code may be written or left out. */
const COMPARED_PHONE_DIGITS = 9

/** The mailbox that an email is delivered to: without `+tag` and dots, which most providers ignore. */
export function toMailbox(email: string): string {
  const key = email.trim().normalize('NFC').toLowerCase()
  const at = key.lastIndexOf('@')
  const local = key.slice(0, at).split('+', 1)[0] ?? ''
  return `${local.replaceAll('.', '')}${key.slice(at)}`
}

/** Letters and digits of the address without its name, so that case, spaces and punctuation make no difference. */
export function toAddressKey({ country, postalCode, city, line1, line2 = '' }: Omit<Address, 'name' | 'phone'>): string {
  return [country, postalCode, city, line1, line2]
    .map((part) =>
      part
        .normalize('NFKC')
        .toLowerCase()
        .replace(/[^\p{L}\p{N}]/gu, ''),
    )
    .join('|')
}

/** The last digits of a phone number; null when it is too short to identify anybody. */
export function toPhoneKey(phone: string | undefined): string | null {
  const digits = (phone ?? '').normalize('NFKC').replace(/\D/g, '')
  return digits.length < MIN_PHONE_DIGITS ? null : digits.slice(-COMPARED_PHONE_DIGITS)
}
