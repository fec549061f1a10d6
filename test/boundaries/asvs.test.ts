/** docs/asvs.md claims only tested requirements: every row names a file and a test in it. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Row = { id: string; file: string; name: string }

/** Parses rows of the form `| 6.2.1 | requirement | file › test |`. */
function parseRows(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id = '', evidence = ''] = /^\| (\d+\.\d+\.\d+) \|.*\| (.+) \|$/.exec(line) ?? []
    if (!id) return []
    return evidence.split('<br>').map((one) => {
      const [file = '', name = ''] = one.split(' › ').map((part) => part.replaceAll('`', '').trim())
      return { id, file, name }
    })
  })
}

/** Rows whose file or test does not exist. */
function findUnproven(rows: readonly Row[], read: (file: string) => string | null): string[] {
  return rows.flatMap(({ id, file, name }) => (name && read(file)?.includes(name) ? [] : [`${id}: ${file} › ${name}`]))
}

const readSource = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

test('every claimed requirement has a test', () => {
  const rows = parseRows(readFileSync('docs/asvs.md', 'utf8'))
  expect(new Set(rows.map(({ id }) => id)).size).toBeGreaterThanOrEqual(40)
  expect(findUnproven(rows, readSource)).toEqual([])
})

test('a claim without a test is found', () => {
  const rows = parseRows(
    '| 1.2.3 | planted | `test/boundaries/asvs.test.ts` › a test nobody wrote |\n| 1.2.4 | planted | `nowhere.test.ts` › any |',
  )
  const read = (file: string) => (file === 'nowhere.test.ts' ? null : 'test(something else)')
  expect(findUnproven(rows, read)).toHaveLength(2)
})
