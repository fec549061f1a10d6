/** Walls 1–3: who may import whom, decided from the modules dependency-cruiser found. */
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { DOMAIN_LINE } from '#map'

export type Import = { from: string; to: string }
export type Graph = { modules: string[]; imports: Import[]; cycles: string[] }

/** Reads every module below `src` of a folder. */
export async function readImports(baseDir: string): Promise<Graph> {
  const { output } = await cruise(['src'], {
    baseDir,
    exclude: { path: 'node_modules|\\.test\\.tsx?$' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    validate: true,
    ruleSet: { forbidden: [{ name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } }] },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.json'], conditionNames: ['import', 'default'] },
  })
  const { modules, summary } = output as ICruiseResult
  const ours = modules.filter(({ source }) => source.startsWith('src/'))
  return {
    modules: ours.map(({ source }) => source),
    imports: ours.flatMap(({ source, dependencies }) =>
      dependencies.map(({ resolved }) => ({ from: source, to: resolved })).filter(({ to }) => to.startsWith('src/')),
    ),
    cycles: summary.violations.map((violation) => `${violation.from} → ${violation.to}`),
  }
}

const domainOf = (file: string) => /^src\/domains\/([^/]+)\//.exec(file)?.[1] ?? null
const isServer = (file: string) => /^src\/(domains\/[^/]+|platform|app)\/server\//.test(file)
const isWeb = (file: string) =>
  /^src\/(domains\/[^/]+|platform|app)\/web\//.test(file) || /^src\/(root|routes|entry\.\w+)\.tsx?$/.test(file)
/** What the frame asks for at its root joins the domains as `app` does. */
const isApp = (file: string) => file.startsWith('src/app/') || /^src\/(root|routes|entry\.\w+|contract)\.tsx?$/.test(file)
const DOORS = /^src\/domains\/[^/]+\/(server\/index|web\/index|contract)\.tsx?$/

/** Each breach as a sentence. */
export function importBreaches({ imports, cycles }: Graph, line: readonly string[] = DOMAIN_LINE): string[] {
  const breaches = imports.flatMap(({ from, to }) => {
    const say = (what: string) => [`${from} → ${to}: ${what}`]
    const [fromDomain, toDomain] = [domainOf(from), domainOf(to)]
    if (isWeb(from) && isServer(to)) return say('web imports server')
    if (isServer(from) && isWeb(to)) return say('server imports web')
    // The typed client is typed by the joined contract, which is all of the domains it may know.
    if (from === 'src/platform/web/api.ts' && to === 'src/contract.ts') return []
    if (from.startsWith('src/platform/') && !to.startsWith('src/platform/')) return say('platform imports what is not platform')
    if (from.startsWith('src/facts/') && !/^src\/(facts|platform\/shared)\//.test(to)) return say('facts import more than shared')
    if (to.startsWith('src/app/') && !isApp(from)) return say('app is imported')
    if (!fromDomain || !toDomain || fromDomain === toDomain) return []
    if (!DOORS.test(to)) return say('not through the door')
    if (!line.includes(toDomain) || line.indexOf(toDomain) > line.indexOf(fromDomain)) return say('to the right')
    return []
  })
  return [...breaches, ...cycles.map((cycle) => `${cycle}: a circle`)]
}
