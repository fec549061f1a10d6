import { describe, expect, test } from 'vitest'
import { line, lines } from './plain-text.ts'

const accepts = (schema: ReturnType<typeof line>, text: string) => schema.safeParse(text).success

/** What nobody sees, or what shows another text than it is. */
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
  test('is trimmed and has one spelling', () => {
    expect(line(10).parse('  cafe\u0301 ')).toBe('café')
  })

  test.each(UNSEEN)('has no %s', (_, text) => {
    expect([accepts(line(50), text), accepts(lines(50), text)]).toEqual([false, false])
  })

  test('does not break', () => {
    for (const text of ['a\nb', 'a\r\nb', 'a\tb']) expect(accepts(line(50), text), JSON.stringify(text)).toBe(false)
  })

  test('holds what people write: joined emoji, Arabic with its marks, Persian with its half spaces', () => {
    for (const text of ['👩‍👩‍👧 🇪🇨', 'مَحَلّ\u200f الخزف', 'می\u200cخواهم', '<b>&amp;</b>']) expect(line(50).parse(text)).toBe(text)
  })

  test('is measured after trimming', () => {
    expect([accepts(line(3), ' abc '), accepts(line(3), 'abcd')]).toEqual([true, false])
  })
})

test('lines break the same way wherever they were written', () => {
  expect(lines(50).parse(' one\r\ntwo\rthree\n\n\tfour \n')).toBe('one\ntwo\nthree\n\n\tfour')
})
