import { describe, expect, test } from 'vitest'
import { idText, multiLineText, singleLineText, verbatimText } from './plain-text.ts'

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

  test('of zero-width characters and spaces only is empty', () => {
    for (const text of ['\u200b\u200d', ' \u2060\ufeff\u00a0', '\u00ad', '\u3164', '\u2800']) {
      expect([singleLineText(50).parse(text), multiLineText(50).parse(`${text}\n`)], JSON.stringify(text)).toEqual(['', ''])
      expect(accepts(singleLineText(50).min(1), text)).toBe(false)
    }
  })

  test('says which rule it breaks', () => {
    const [issue] = singleLineText(50).safeParse('a\nb').error?.issues ?? []
    expect(issue).toMatchObject({ code: 'custom', params: { rule: 'characters' } })
  })

  test('is measured after trimming', () => {
    expect([accepts(singleLineText(3), ' abc '), accepts(singleLineText(3), 'abcd')]).toEqual([true, false])
  })
})

test('line breaks are normalized', () => {
  expect(multiLineText(50).parse(' one\r\ntwo\rthree\n\n\tfour \n')).toBe('one\ntwo\nthree\n\n\tfour')
})

test('an id is ASCII without spaces', () => {
  expect(idText(5).parse(' a-b_1 ')).toBe('a-b_1')
  for (const text of ['a b', 'a\nb', 'é', 'a\u200bb', 'abcdef']) expect(accepts(idText(5), text), text).toBe(false)
})

test('verbatim text stays as it is, and can be stored', () => {
  expect(verbatimText(20).parse(' e\u0301\r\n\u202e ')).toBe(' e\u0301\r\n\u202e ')
  for (const text of ['a\0b', 'a\ud83d', 'x'.repeat(21)]) expect(accepts(verbatimText(20), text)).toBe(false)
})
