/** Text that people write, as contracts take it: plain, trimmed, in one spelling, without what nobody can see. */
import * as z from 'zod'

/** Controls, halves of characters, and marks that turn the direction of what is written after them. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
/** The same, where lines may break. */
const UNPRINTABLE_BETWEEN_LINES = /(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** One line. */
export function line(maxLength: number) {
  return z
    .string()
    .normalize('NFC')
    .trim()
    .max(maxLength)
    .refine((text) => !UNPRINTABLE.test(text))
}

/** Lines, which end with `\n` wherever they were written. */
export function lines(maxLength: number) {
  return z
    .string()
    .normalize('NFC')
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .max(maxLength)
    .refine((text) => !UNPRINTABLE_BETWEEN_LINES.test(text))
}
