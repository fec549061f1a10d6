/** Boundary 5: every operation of every contract declares who may call it, and whether it writes. */
import type { OperationMeta } from '#platform/shared/contract.ts'

type Operation = { meta: OperationMeta; route: { method?: string } }

/** Returns missing declarations, as `path.of.operation: problem`. */
export function findUndeclared(node: unknown, path: string[] = []): string[] {
  const operation = (node as { '~orpc'?: Operation } | null)?.['~orpc']
  if (!operation)
    return Object.entries((node ?? {}) as Record<string, unknown>).flatMap(([key, inner]) => findUndeclared(inner, [...path, key]))
  const { meta, route } = operation
  const name = path.join('.')
  return [
    meta.access === undefined ? `${name}: no access` : null,
    meta.writes === undefined ? `${name}: reads or writes?` : null,
    meta.writes === true && route.method === 'GET' ? `${name}: writes by GET` : null,
    meta.writes === false && route.method !== 'GET' ? `${name}: reads by ${route.method}` : null,
  ].filter((missing) => missing !== null)
}
