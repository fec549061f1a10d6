import { describe, expect, test } from 'vitest'
import { countPages, readPdf } from '#test/plaza/read-pdf.ts'
import { defineDocument } from './define-document.ts'
import { formatAmount, formatDay, formatRate, isolate } from './text.ts'

type Letter = { number: string; seller: string; address: string[]; facts: [string, string][]; sums: [string, string, boolean][] }

const letter = defineDocument<Letter>({
  template: new URL('test/letter.typ', import.meta.url),
  words: {
    en: { title: 'Letter', to: 'To' },
    es: { title: 'Carta', to: 'Para' },
    ar: { title: 'رسالة', to: 'إلى' },
  },
})

const plain: Letter = {
  number: 'L-1',
  seller: 'Dar Amira',
  address: ['Bruno Paz', 'Calle Larga 12'],
  facts: [['Date', 'November 22, 2026']],
  sums: [['Total', formatAmount({ amountMinor: 123_450, currency: 'USD' }), true]],
}

/** Glyphs of Arabic text are drawn from left to right, so its letters are compared without their order. */
const sorted = (text: string) =>
  Array.from(text.replace(/[\s\u2066-\u2069]/g, ''))
    .sort()
    .join('')

describe('a document', () => {
  test('contains its data and the words of its language, as PDF/A', async () => {
    const file = await letter(plain, 'en')
    expect(file.subarray(0, 5).toString()).toBe('%PDF-')
    expect(file.toString('latin1')).toContain('pdfaid:part')
    const text = readPdf(file)
    for (const expected of ['Letter', 'L-1', 'Dar Amira', 'Bruno Paz', 'Calle Larga 12', 'November 22, 2026', '$1,234.50'])
      expect(text).toContain(expected)
    expect(readPdf(await letter(plain, 'es'))).toContain('Carta')
  })

  test('is written from right to left in Arabic, with amounts from left to right', async () => {
    const file = await letter({ ...plain, seller: 'دار أميرة' }, 'ar')
    const text = readPdf(file)
    expect(text.split('\n').map(sorted)).toEqual(expect.arrayContaining([sorted('رسالة'), sorted('دار'), sorted('أميرة')]))
    expect(text).toContain('$1,234.50')
  })

  test('shows what people typed as text, never as markup', async () => {
    const hostile = [
      '#read("/etc/passwd")',
      '*bold* _em_ = heading',
      '$x^2$ \\ @ref <label>',
      '#eval("1+1") #panic()',
      '"],"x":["',
      '`raw`',
    ]
    const text = readPdf(await letter({ ...plain, seller: '#sys.inputs', address: ['Mallory', ...hostile] }, 'en'))
    for (const typed of [...hostile, '#sys.inputs']) expect(text).toContain(typed)
    expect(text).not.toContain('root:')
  })

  test('is also made when a name has characters that no font has', async () => {
    expect(readPdf(await letter({ ...plain, address: ['王小明 🎁', 'Calle Larga 12'] }, 'en'))).toContain('Calle Larga 12')
  })

  test('continues on further pages', async () => {
    const facts = Array.from({ length: 120 }, (_, row): [string, string] => [`Row ${row}`, 'x'])
    const file = await letter({ ...plain, facts }, 'en')
    expect(countPages(file)).toBeGreaterThan(2)
    expect(readPdf(file)).toContain('Row 119')
  })

  test('is made for many at once, and BUSY is the answer for the rest', async () => {
    const outcomes = await Promise.allSettled(Array.from({ length: 120 }, (_, turn) => letter({ ...plain, number: `L-${turn}` }, 'en')))
    const made = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
    expect(made.length).toBe(101)
    expect(readPdf(made[100] ?? Buffer.of())).toContain('L-100')
    expect(outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))).toEqual(Array(19).fill('BUSY'))
  })
})

test('values are formatted for a document', () => {
  expect(formatAmount({ amountMinor: -5, currency: 'USD' })).toBe('\u2066-$0.05\u2069')
  expect([formatRate(800), formatRate(825), formatRate(0)]).toEqual(['\u20668%\u2069', '\u20668.25%\u2069', '\u20660%\u2069'])
  expect(formatDay(new Date('2026-11-22T23:30:00Z'), 'en')).toBe('November 22, 2026')
  expect(formatDay(new Date('2026-11-22T23:30:00Z'), 'ar-u-nu-latn')).toContain('22')
  expect(isolate('x')).toBe('\u2068x\u2069')
})
