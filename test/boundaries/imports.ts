/** Boundaries 1–3: allowed imports, checked on the modules that dependency-cruiser finds. */
import { cruise, type ICruiseResult } from 'dependency-cruiser'
import { DEPENDENCY_ORDER } from '#domains/dependency-order.ts'

export type Import = { from: string; to: string }
export type Graph = { modules: string[]; imports: Import[]; cycles: string[] }

/** Reads all modules in `src` of a folder. */
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

const findDomain = (file: string) => /^src\/domains\/([^/]+)\//.exec(file)?.[1] ?? null
const isServer = (file: string) => /^src\/(domains\/[^/]+|platform|app)\/server\//.test(file)
const isWeb = (file: string) =>
  /^src\/(domains\/[^/]+|platform|app)\/web\//.test(file) || /^src\/(root|routes|entry\.\w+)\.tsx?$/.test(file)
/** The root modules join the domains as `app` does. */
const isApp = (file: string) => file.startsWith('src/app/') || /^src\/(root|routes|entry\.\w+|contract)\.tsx?$/.test(file)
const PUBLIC_INTERFACES = /^src\/domains\/[^/]+\/(server\/index|web\/index|contract)\.tsx?$/

/** Returns each violation as a sentence. */
export function importViolations({ imports, cycles }: Graph, line: readonly string[] = DEPENDENCY_ORDER): string[] {
  const violations = imports.flatMap(({ from, to }) => {
    const say = (what: string) => [`${from} → ${to}: ${what}`]
    const fromDomain = findDomain(from)
    const toDomain = findDomain(to)
    if (isWeb(from) && isServer(to)) return say('web imports server')
    if (isServer(from) && isWeb(to)) return say('server imports web')
    // The typed client may know the joined contract of all domains.
    if (from === 'src/platform/web/api.ts' && to === 'src/contract.ts') return []
    if (from.startsWith('src/platform/') && !to.startsWith('src/platform/')) return say('platform imports outside platform')
    if (from.startsWith('src/events/') && !/^src\/(events|platform\/shared)\//.test(to)) return say('events import outside shared')
    if (to.startsWith('src/app/') && !isApp(from)) return say('app is imported')
    if (!fromDomain || !toDomain || fromDomain === toDomain) return []
    if (!PUBLIC_INTERFACES.test(to)) return say('not through the public interface')
    if (!line.includes(toDomain) || line.indexOf(toDomain) > line.indexOf(fromDomain)) return say('against the dependency order')
    return []
  })
  return [...violations, ...cycles.map((cycle) => `${cycle}: a cycle`)]
}
