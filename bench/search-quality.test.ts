import { expect, test } from 'vitest'
import { LANGUAGES } from '#platform/shared/language.ts'
import { KINDS } from './search-quality/judged.ts'
import { acceptedSlugs, JUDGED, runSearchQuality } from './search-quality.ts'

test.each(LANGUAGES)('a hundred queries are judged in %s, ten of each kind, by products of the demo', (language) => {
  for (const kind of KINDS) expect(Object.keys(JUDGED[language][kind]), kind).toHaveLength(10)
  for (const [query, accepted] of KINDS.flatMap((kind) => Object.entries(JUDGED[language][kind])))
    for (const word of accepted.split(' ')) expect(acceptedSlugs(word).size, `${query}: ${word}`).toBeGreaterThan(0)
})

test('every judged query is asked, and the report has a row for each kind', async () => {
  const { report } = await runSearchQuality()
  for (const kind of KINDS)
    expect(report).toMatch(new RegExp(`^\\| ${kind.replace('+', '\\+')} \\| \\d+ % \\| \\d+ % \\| \\d+ % \\|$`, 'm'))
  expect(report).toMatch(/^\| \*\*all\*\* \| \d+ % \| \d+ % \| \d+ % \|$/m)
}, 120_000)
