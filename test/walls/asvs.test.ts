/** docs/asvs.md claims only what a test shows: every row names a file and a test in it. */
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Row = { id: string; file: string; name: string }

/** Rows of the form `| 6.2.1 | what it asks | file › test |`. */
function rowsOf(markdown: string): Row[] {
  return markdown.split('\n').flatMap((line) => {
    const [, id = '', evidence = ''] = /^\| (\d+\.\d+\.\d+) \|.*\| (.+) \|$/.exec(line) ?? []
    if (!id) return []
    return evidence.split('<br>').map((one) => {
      const [file = '', name = ''] = one.split(' › ').map((part) => part.replaceAll('`', '').trim())
      return { id, file, name }
    })
  })
}

/** Rows whose file or test is not there. */
function unproven(rows: readonly Row[], read: (file: string) => string | null): string[] {
  return rows.flatMap(({ id, file, name }) => (name && read(file)?.includes(name) ? [] : [`${id}: ${file} › ${name}`]))
}

const readSource = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : null)

test('every requirement that is claimed is shown by a test that exists', () => {
  const rows = rowsOf(readFileSync('docs/asvs.md', 'utf8'))
  expect(new Set(rows.map(({ id }) => id)).size).toBeGreaterThanOrEqual(40)
  expect(unproven(rows, readSource)).toEqual([])
})

test('a claim without a test is found', () => {
  const rows = rowsOf(
    '| 1.2.3 | planted | `test/walls/asvs.test.ts` › a test nobody wrote |\n| 1.2.4 | planted | `nowhere.test.ts` › any |',
  )
  const read = (file: string) => (file === 'nowhere.test.ts' ? null : 'test(something else)')
  expect(unproven(rows, read)).toHaveLength(2)
})
