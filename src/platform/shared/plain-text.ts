/**
 * Contract types for text. Every text of an operation's input has one of them, or a format such as a date; a boundary test checks this.
 * What people type is plain, trimmed, NFC-normalized and without invisible characters.
 */
import * as z from 'zod'

/** Control characters, lone surrogates, line separators and bidirectional control characters. */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
/** The same, except line feed and tab. */
const UNPRINTABLE_MULTI_LINE = /(?![\n\t])[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u
/** Text of spaces and zero-width characters only. */
const INVISIBLE = /^[\s\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]*$/u

export const isSingleLine = (text: string) => !UNPRINTABLE.test(text)
export const isMultiLine = (text: string) => !UNPRINTABLE_MULTI_LINE.test(text)
/** What PostgreSQL can store. */
export const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

/** The failure names the rule, which the web puts into words. */
const CHARACTERS = { params: { rule: 'characters' } }

/** A single line of text. */
export function singleLineText(maxLength: number) {
  return z.string().normalize('NFC').overwrite(withoutInvisible).trim().max(maxLength).refine(isSingleLine, CHARACTERS)
}

/** Several lines of text; line ends are normalized to `\n`. */
export function multiLineText(maxLength: number) {
  return z
    .string()
    .normalize('NFC')
    .overwrite((text) => withoutInvisible(text.replace(/\r\n?/g, '\n')))
    .trim()
    .max(maxLength)
    .refine(isMultiLine, CHARACTERS)
}

/** Ids, slugs and tokens, which programs make: ASCII without spaces. */
export function idText(maxLength: number) {
  return z
    .string()
    .trim()
    .max(maxLength)
    .regex(/^[\x21-\x7e]*$/)
}

/** Text that is not changed: passwords, and cells of files, which have rules of their own. */
export function verbatimText(maxLength: number) {
  return z.string().max(maxLength).refine(isStorable, CHARACTERS)
}

function withoutInvisible(text: string): string {
  return INVISIBLE.test(text) ? '' : text
}
