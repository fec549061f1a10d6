/**
 * The packages that the server can load: those that its modules and the pages that it renders import, and everything that these depend
 * on. `docs/server-packages.txt` lists them, so that none enters the server without being seen in a review.
 */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { dirname, join } from 'node:path'
import { dependenciesOf, type Lockfile, nameOf } from './sbom.ts'

export const PACKAGE_LIST = 'docs/server-packages.txt'

const ROOTS = ['src/app/server/start.ts', 'src/entry.server.tsx', 'src/root.tsx', 'src/**/*.page.tsx']
const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g
const TYPES_ONLY = /\b(?:import|export) type\s+(?:\{[^}]*\}|\*(?:\s+as\s+\w+)?|\w+)\s+from\s*['"][^'"]+['"]/g

/** Sorted names. */
export function serverPackages(root: string): string[] {
  const { imports } = readJson<{ imports: Record<string, string> }>(root, 'package.json')
  const { packages } = readJson<Lockfile>(root, 'package-lock.json')
  const direct = directPackages(root, globSync(ROOTS, { cwd: root }), imports)
  return [...closure(packages, direct)].sort()
}

export function readPackageList(root: string): string[] {
  const lines = readFileSync(join(root, PACKAGE_LIST), 'utf8').split('\n')
  return lines.filter((line) => line !== '' && !line.startsWith('#'))
}

/** The packages that modules import, and the modules that these import. */
export function directPackages(root: string, roots: readonly string[], imports: Readonly<Record<string, string>>): Set<string> {
  const packages = new Set<string>()
  const modules = new Set(roots)
  for (const path of modules) {
    if (!/\.tsx?$/.test(path)) continue
    for (const specifier of importsOf(readFileSync(join(root, path), 'utf8'))) {
      const module = toModule(root, path, specifier, imports)
      if (module !== null) modules.add(module)
      else if (!isBuiltin(specifier) && !specifier.startsWith('virtual:')) packages.add(toPackage(specifier))
    }
  }
  return packages
}

export function importsOf(text: string): string[] {
  return [
    ...text
      .replace(/\/\*[\s\S]*?\*\//g, '')
      .replace(TYPES_ONLY, '')
      .matchAll(IMPORT),
  ].map(([, specifier = '']) => specifier)
}

export function toPackage(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}

/** The path of one of our modules; null for a package. */
function toModule(root: string, from: string, specifier: string, imports: Readonly<Record<string, string>>): string | null {
  const [path = specifier] = specifier.split('?')
  if (path.startsWith('.')) return existing(root, join(dirname(from), path))
  for (const [pattern, target] of Object.entries(imports)) {
    const [prefix = '', suffix] = pattern.split('*')
    if (suffix === undefined ? path === pattern : path.startsWith(prefix))
      return existing(root, join(target.replace('*', path.slice(prefix.length))))
  }
  return null
}

/** Modules that only the build makes, such as `./+types/root`, import no packages. */
function existing(root: string, path: string): string {
  return existsSync(join(root, path)) ? path : ''
}

function closure(packages: Lockfile['packages'], names: ReadonlySet<string>): Set<string> {
  const places = new Set([...names].map((name) => `node_modules/${name}`).filter((place) => packages[place]))
  for (const place of places)
    for (const next of dependenciesOf(packages, place)) if (!packages[next]?.dev && !packages[next]?.devOptional) places.add(next)
  return new Set([...places].map(nameOf))
}

function readJson<T>(root: string, file: string): T {
  return JSON.parse(readFileSync(join(root, file), 'utf8')) as T
}
