import fc from 'fast-check'
import Papa from 'papaparse'
import { describe, expect, test } from 'vitest'
import { readCsv, writeCsv } from './csv.ts'
import { decode, detectEncoding } from './decode.ts'

const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom(
    '=1+1',
    '+49 30 1234',
    '-5',
    '@SUM(A1)',
    '\tx',
    '\rx',
    "'=x",
    "''=x",
    "it's",
    '＝1',
    'a;b',
    'a,"b"',
    'شريط',
    'line\nbreak',
    '',
  ),
)

describe('a CSV file', () => {
  test('is read back as it was written, with any content', () => {
    const sheet = fc
      .integer({ min: 2, max: 5 })
      .chain((width) => fc.array(fc.array(text, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 8 }))
    fc.assert(
      fc.property(sheet, (rows) => {
        const full = rows.filter((row) => row.some((cell) => cell.trim() !== ''))
        const head = (rows[0] ?? []).map((_, index) => `Column ${index}`)
        expect(readCsv(writeCsv(head, rows))).toEqual({ head, rows: full, problem: null })
      }),
    )
  })

  test('contains no formulas, and numbers stay numbers', () => {
    fc.assert(
      fc.property(fc.array(text, { minLength: 1 }), (cells) => {
        const written = Papa.parse<string[]>(writeCsv(cells, []).slice(1), { delimiter: ',' }).data[0] ?? []
        for (const cell of written) expect(cell).not.toMatch(/^[=+\-@\t\r＝＋－＠]/)
      }),
    )
    expect(writeCsv(['a', 'b'], [[-5, null]])).toBe('\ufeffa,b\r\n-5,')
  })

  test.each([
    [';', 'name;price\r\nمكتب;12,50'],
    ['tab', 'name\tprice\nمكتب\t12,50'],
    ['bar', 'name|price\nمكتب|12,50'],
    ['comma', 'name,price\nمكتب,"12,50"'],
  ])('separated by %s is read', (_divider, file) => {
    expect(readCsv(file)).toEqual({ head: ['name', 'price'], rows: [['مكتب', '12,50']], problem: null })
  })

  test('that ends inside quotes is reported', () => {
    expect(readCsv('name,price\n"unclosed,5').problem).toBe('MissingQuotes')
  })
})

describe('the encoding of a file', () => {
  const words = 'name;ciudad\nÑandú;Bogotá'
  const wide = (little: boolean) => {
    const bytes = new Uint8Array(words.length * 2)
    const view = new DataView(bytes.buffer)
    for (const [index, letter] of [...words].entries()) view.setUint16(index * 2, letter.charCodeAt(0), little)
    return bytes
  }
  const narrow = Uint8Array.from(words, (letter) => letter.charCodeAt(0))
  const marked = (mark: number[], bytes: Uint8Array) => Uint8Array.from([...mark, ...bytes])

  test.each([
    ['utf-8', new TextEncoder().encode(words)],
    ['utf-8', marked([0xef, 0xbb, 0xbf], new TextEncoder().encode(words))],
    ['utf-16le', wide(true)],
    ['utf-16be', wide(false)],
    ['utf-16le', marked([0xff, 0xfe], wide(true))],
    ['utf-16be', marked([0xfe, 0xff], wide(false))],
    ['windows-1252', narrow],
  ] as const)('written as %s are read', (encoding, bytes) => {
    expect(detectEncoding(bytes)).toBe(encoding)
    expect(decode(bytes, encoding)).toBe(words)
  })

  test('of an old Arabic spreadsheet follows the reader’s language', () => {
    const bytes = Uint8Array.from([0xe3, 0xdf, 0xca, 0xc8])
    expect(decode(bytes, detectEncoding(bytes, 'windows-1256'))).toBe('مكتب')
  })
})
