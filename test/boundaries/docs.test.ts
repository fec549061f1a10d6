import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { comingSoonScreens } from '#app/coming-soon.ts'
import { domainConfigs } from '#app/server/domain-configs.ts'
import { DEPENDENCY_ORDER } from '#domains/dependency-order.ts'
import { VARIABLES } from '#platform/server/config.ts'
import { codeWords, findDeadLinks, findDeadPaths, findDifferences, mentionedPaths, readTable, relativeLinks, toScript } from './docs.ts'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = (path: string) => readFileSync(`${ROOT}${path}`, 'utf8')
const readme = read('README.md')
const documents = globSync(['*.md', 'docs/*.md', 'src/*/README.md', 'src/domains/*/README.md'], { cwd: ROOT }).map((path) => ({
  path,
  text: read(path),
}))
/** Measurements name the files of their commit. */
const present = documents.filter(({ path }) => path !== 'docs/proof.md')
const domains = readdirSync(`${ROOT}src/domains`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

describe('boundary 9: documentation', () => {
  test('the map of the README has every domain, in dependency order, with a link to its README', () => {
    const rows = readTable(readme, '| domain | what it owns |').map(([cell]) => cell)
    const expected = DEPENDENCY_ORDER.filter((name) => domains.includes(name))
    expect(expected.length).toBeGreaterThanOrEqual(14)
    expect(rows).toEqual(expected.map((name) => `[${name}](src/domains/${name}/README.md)`))
    expect(domains.filter((name) => !existsSync(`${ROOT}src/domains/${name}/README.md`))).toEqual([])
  })

  test('its configuration table has the variables that Plaza reads, and .env.example lists the same', () => {
    const listed = readTable(readme, '| variable | default | meaning |').flatMap(([cell]) => codeWords(cell))
    const inExample = [...read('.env.example').matchAll(/^# ([A-Z0-9_]+)=/gm)].map(([, name = '']) => name)
    const variables = [...VARIABLES, ...domainConfigs.flatMap((config) => config.variables)]
    expect(variables.length).toBeGreaterThanOrEqual(20)
    expect(findDifferences(listed, variables)).toEqual([])
    expect(findDifferences(inExample, variables)).toEqual([])
  })

  test('its command table has the scripts of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const listed = readTable(readme, '| command | what it does |').flatMap(([cell]) => codeWords(cell).map(toScript))
    expect(Object.keys(scripts).length).toBeGreaterThanOrEqual(12)
    expect(findDifferences(listed, Object.keys(scripts))).toEqual([])
  })

  test('its table of coming areas has those of the sidebar and the menus, in their words', () => {
    const words = JSON.parse(read('src/app/web/en.json')) as Record<string, Record<string, Record<string, Record<string, string>>>>
    const toText = (key: string) => key.split('.').reduce<unknown>((node, step) => (node as Record<string, unknown>)[step], words)
    const areas = comingSoonScreens.flatMap(({ label, comingSoon }) => (label ? [[toText(label), toText(comingSoon)]] : []))
    expect(areas.length).toBeGreaterThan(0)
    expect(readTable(readme, '| area | what it will offer |')).toEqual(areas)
  })

  test('relative links and mentioned paths lead to existing files', () => {
    expect(documents.length).toBeGreaterThanOrEqual(20)
    expect(documents.flatMap(relativeLinks).length).toBeGreaterThanOrEqual(60)
    expect(present.flatMap(mentionedPaths).length).toBeGreaterThanOrEqual(60)
    expect(findDeadLinks(ROOT, documents)).toEqual([])
    expect(findDeadPaths(ROOT, present)).toEqual([])
  })

  test('planted violations are found', () => {
    const table = '# x\n\n| command | what it does |\n|---|---|\n| `npm start` | a |\n| `npm run fly` | b |\n\n| `other` | c |\n'
    const listed = readTable(table, '| command | what it does |').flatMap(([cell]) => codeWords(cell).map(toScript))
    expect(listed).toEqual(['start', 'fly'])
    expect(findDifferences(listed, ['start', 'test'])).toEqual(['test: missing', 'fly: unknown'])
    expect(findDifferences(['PORT', 'PORT'], ['PORT'])).toEqual(['PORT: twice'])
    const planted = [
      {
        path: 'docs/x.md',
        text: '[a](tour.md#top) [b](gone.md) [c](https://plaza.example) <img src="../lost.webp"> `src/gone.ts` `src/root.tsx`',
      },
    ]
    expect(findDeadLinks(ROOT, planted)).toEqual(['docs/x.md: gone.md', 'docs/x.md: ../lost.webp'])
    expect(findDeadPaths(ROOT, planted)).toEqual(['docs/x.md: src/gone.ts'])
  })
})
