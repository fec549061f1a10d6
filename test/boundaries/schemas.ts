/** Boundary 4: one schema per domain. Checks SQL, table types and foreign keys as text. */
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type SourceFile = { path: string; text: string }

export function readSources(root: string, pattern: string): SourceFile[] {
  return globSync(pattern, { cwd: root }).map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Returns every `schema.name` of another domain in SQL, and every statement outside a `*.sql.ts`. */
export function sqlViolations(files: readonly SourceFile[], schemas: readonly string[]): string[] {
  return files.flatMap(({ path, text }) => {
    const own = /^src\/(?:domains\/([^/]+)|(platform))\/server\//.exec(path)
    const home = own?.[1] ?? own?.[2]
    const outside =
      !path.endsWith('.sql.ts') && home !== 'platform' && /from 'kysely'/.test(text) ? [`${path}: a statement outside *.sql.ts`] : []
    const foreign = path.endsWith('.sql.ts')
      ? [
          ...text
            .replace(/^import .*$/gm, '')
            .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
            .matchAll(/(?<![\w.'"`/])["'`]?([a-z_]+)\.([a-z_][\w]*)/g),
        ]
          .map(([, schema = '', table = '']) => ({ schema, table }))
          .filter(({ schema }) => schema !== home && schema !== 'platform' && schemas.includes(schema))
          .map(({ schema, table }) => `${path}: uses ${schema}.${table}`)
      : []
    const types =
      /from '#(?:domains|platform)\/.*db\.types\.ts'/.test(text) && home !== 'platform' ? [`${path}: uses another schema's tables`] : []
    return [...outside, ...new Set(foreign), ...types]
  })
}

/** Returns foreign keys across schemas that violate the dependency order. */
export function foreignKeyViolations(files: readonly SourceFile[], line: readonly string[]): string[] {
  return files.flatMap(({ path, text }) => {
    const home = /^src\/domains\/([^/]+)\//.exec(path)?.[1] ?? 'platform'
    return [...text.matchAll(/references\s+([a-z_]+)\.([a-z_]+)/g)].flatMap(([, schema = '', table = '']) => {
      if (schema === home) return []
      const leftwards = line.includes(schema) && line.includes(home) && line.indexOf(schema) < line.indexOf(home)
      return leftwards ? [] : [`${path}: a foreign key to ${schema}.${table}`]
    })
  })
}

/** Adding jobs or notifying in a business transaction would serialize all writers; only listeners and tasks may add jobs. */
export function queueViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    if (path.startsWith('src/platform/') || /\/(listeners|jobs)\.ts$/.test(path)) return []
    return /\b(enqueue|pg_notify|add_job|addJob)\b|\bnotify\s+[a-z_"]+\s*(,|;|`)/.test(text) ? [`${path}: adds a job or notifies`] : []
  })
}

/**
 * Finds a partial index named by a condition with parameters. PostgreSQL infers no index from it once it plans the prepared statement without
 * its parameters, after five uses: the sixth fails.
 */
export function conflictViolations(files: readonly SourceFile[]): string[] {
  return files.flatMap(({ path, text }) => {
    const built = [...text.matchAll(/\.onConflict\(\s*\(\w+\)\s*=>\s*\w+\s*\.columns?\([^)]*\)\s*\.where\(('[^)]*)/g)].filter(
      ([, condition = '']) => !/,\s*null$/.test(condition),
    )
    const written = [...text.matchAll(/on conflict\s*\([^)]*\)\s*where([^`]*?)\bdo\b/gi)].filter(([, condition = '']) =>
      /\$\{/.test(condition),
    )
    return [...built, ...written].map(() => `${path}: a condition of a conflict with parameters`)
  })
}
