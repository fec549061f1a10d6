/** Operations that must never be queued on a device: money, rights, keys, logins, and irreversible actions. */
import type { OperationMeta } from '#platform/shared/contract.ts'

type Operation = { meta: OperationMeta; route: { method?: string; path?: string } }

const NEVER_OFFLINE = ['checkout', 'orders', 'payments', 'finance', 'hr', 'developer', 'moderation', 'vendors']
const FORBIDDEN_WORDS =
  /pay|payroll|payout|salar|order|refund|role|permission|seat|member|owner|invitation|admin|suspen|key|secret|token|password|email|totp|recovery|proof|session|login|logout|username|delete|erase|remove|revoke|leave|export/i
/** Named by an order, but pays nobody: they record goods that are there. Maintained by hand. */
const RECORDS_OF_GOODS = ['procurement.orders.receive']
/** Deletions that affect only a person's own saved items; maintained by hand. */
const HARMLESS_DELETIONS = ['cart.clear', 'cart.dropSaved']

/** Returns the problems of queueable operations, as `path.of.operation: problem`. */
export function findUnfit(node: unknown, path: string[] = []): string[] {
  const operation = (node as { '~orpc'?: Operation } | null)?.['~orpc']
  if (!operation) return Object.entries((node ?? {}) as Record<string, unknown>).flatMap(([key, inner]) => findUnfit(inner, [...path, key]))
  const { meta, route } = operation
  if (!meta.offline) return []
  const name = path.join('.')
  const complaints: [boolean, string][] = [
    [meta.writes !== true, 'is not a write'],
    [meta.reauth === true, 'requires re-authentication'],
    [meta.replay === 'reject', 'cannot be replayed'],
    [meta.access === 'admin', 'is for administrators'],
    [NEVER_OFFLINE.includes(path[0] ?? ''), `${path[0]} is never queued`],
    [
      FORBIDDEN_WORDS.test(`${path.slice(1).join(' ')} ${route.path}`) && !RECORDS_OF_GOODS.includes(name),
      'concerns money, rights, keys or closing an account',
    ],
    [route.method === 'DELETE' && !HARMLESS_DELETIONS.includes(name), 'deletes'],
  ]
  return complaints.filter(([broken]) => broken).map(([, complaint]) => `${name}: ${complaint}`)
}

const KEY_WITH_TOKEN = /queryKey: \[[^\]]*\b(?:token|\w+\.token)\b[^\]]*\]/g

/** Returns the files with a query that has a token in its key and may be kept on the device, as `file: key`. */
export function findKeptTokens(sources: readonly (readonly [file: string, text: string])[], areas: readonly string[]): string[] {
  return sources.flatMap(([file, text]) =>
    [...text.matchAll(KEY_WITH_TOKEN)].flatMap(({ 0: key, index }) => {
      const area = /\[(?:source\.)?language, (?:'workspace', \w+, )?'(\w+)/.exec(key)?.[1]
      const query = text.slice(index, text.indexOf('})', text.indexOf('queryFn', index)) + 200)
      return area !== undefined && !areas.includes(area) ? [] : query.includes('meta: NOT_KEPT') ? [] : [`${file}: ${key}`]
    }),
  )
}
