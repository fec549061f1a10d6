/** Contract types for text that people type: plain, trimmed, NFC-normalized, without invisible characters. */
import * as z from 'zod'

/** Control characters, lone surrogates, line separators and bidirectional control characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
/** The same, except line feed and tab. */
const UNPRINTABLE_MULTI_LINE = /(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/** A single line of text. */
export function singleLineText(maxLength: number) {
  return z
    .string()
    .normalize('NFC')
    .trim()
    .max(maxLength)
    .refine((text) => !UNPRINTABLE.test(text))
}

/** Several lines of text; line ends are normalized to `\n`. */
export function multiLineText(maxLength: number) {
  return z
    .string()
    .normalize('NFC')
    .overwrite((text) => text.replace(/\r\n?/g, '\n'))
    .trim()
    .max(maxLength)
    .refine((text) => !UNPRINTABLE_MULTI_LINE.test(text))
}
