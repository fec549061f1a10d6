import fc from 'fast-check'
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
    'x;=1+1',
    "x;'=1+1",
    '"\n=1+1"',
    ' =1+1',
    '\u00a0\ufeff\u200b-1',
    'a\t,\r\n "@SUM(A1)',
    'a;b',
    'a,"b"',
    'شريط',
    'line\nbreak',
    '',
  ),
)

/** The cells of a file as the most careless spreadsheet reads them: split anywhere, quotes and invisible characters removed. */
function cellsOf(file: string): string[] {
  return file.split(/[;,|\t\n\v\f\r\u0085\u2028\u2029]/).map((cell) => cell.replace(/^[\s\p{Cc}\p{Cf}\p{DI}"]+/u, ''))
}

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

  test('contains no formulas, however a spreadsheet splits and trims it', () => {
    const cells = fc.array(fc.oneof(text, fc.string({ unit: fc.constantFrom(...'=+-@＝－;,|\t\r\n "\u00a0\ufeff\u200b\'a1') })), {
      minLength: 1,
    })
    fc.assert(
      fc.property(cells, (row) => {
        for (const cell of cellsOf(writeCsv(row, []))) expect(cell).not.toMatch(/^[=+\-@＝＋－＠﹦﹢﹣﹫−]/)
      }),
      { numRuns: 1_000 },
    )
  })

  test.each([
    ['x;=1+1', "x;'=1+1"],
    ['"\n=1+1"', `"""\n'=1+1"""`],
    [' =1+1', `" '=1+1"`],
    ['\u00a0\u200b\ufeff@SUM(A1)', `"\u00a0\u200b\ufeff'@SUM(A1)"`],
    ['a\tb,-1', `"a\tb,'-1"`],
    ['a|＋1', "a|'＋1"],
    ['−1', "'−1"],
    ['ISO-8859-1, a=b, 2+2 @home', `"ISO-8859-1, a=b, 2+2 @home"`],
    ["it's a 'quoted' =1", "it's a 'quoted' =1"],
  ])('writes %j as %s', (cell, written) => {
    expect(writeCsv([cell], [])).toBe(`\ufeff${written}`)
    expect(readCsv(writeCsv(['head', 'x'], [[cell, 'x']])).rows).toEqual([[cell, 'x']])
  })

  test('takes no longer than its length, however often it is almost a formula', () => {
    const long = `a${'\n'.repeat(300_000)}b`
    expect(writeCsv([long], [])).toBe(`\ufeff"${long}"`)
  })

  test('keeps numbers as numbers', () => {
    expect(writeCsv(['a', 'b', 'c'], [[-5, null, 34.5]])).toBe('\ufeffa,b,c\r\n-5,,34.5')
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
