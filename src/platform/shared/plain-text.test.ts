import { describe, expect, test } from 'vitest'
import { multiLineText, singleLineText } from './plain-text.ts'

const accepts = (schema: ReturnType<typeof singleLineText>, text: string) => schema.safeParse(text).success

/** Characters that are invisible or change the displayed text. */
const UNSEEN: [name: string, text: string][] = [
  ['a NUL, which PostgreSQL cannot keep', 'a\u0000b'],
  ['an escape', 'a\u001b[31mb'],
  ['a control of the second row', 'a\u0085b'],
  ['half a character', 'a\ud83db'],
  ['a line separator', 'a\u2028b'],
  ['an override of direction', 'gpj.\u202eexe'],
  ['an isolate that is not closed', 'a\u2067b'],
]

describe('a line of text', () => {
  test('is trimmed and NFC-normalized', () => {
    expect(singleLineText(10).parse('  cafe\u0301 ')).toBe('café')
  })

  test.each(UNSEEN)('rejects %s', (_, text) => {
    expect([accepts(singleLineText(50), text), accepts(multiLineText(50), text)]).toEqual([false, false])
  })

  test('rejects line breaks', () => {
    for (const text of ['a\nb', 'a\r\nb', 'a\tb']) expect(accepts(singleLineText(50), text), JSON.stringify(text)).toBe(false)
  })

  test('accepts joined emoji, Arabic with diacritics, and Persian with zero-width non-joiners', () => {
    for (const text of ['👩‍👩‍👧 🇪🇨', 'مَحَلّ\u200f الخزف', 'می\u200cخواهم', '<b>&amp;</b>']) expect(singleLineText(50).parse(text)).toBe(text)
  })

  test('is measured after trimming', () => {
    expect([accepts(singleLineText(3), ' abc '), accepts(singleLineText(3), 'abcd')]).toEqual([true, false])
  })
})

test('line breaks are normalized', () => {
  expect(multiLineText(50).parse(' one\r\ntwo\rthree\n\n\tfour \n')).toBe('one\ntwo\nthree\n\n\tfour')
})
