/** What may never wait on a device: money, rights, keys, ways in, and what cannot be taken back. */
import type { OperationMeta } from '#platform/shared/contract.ts'

type Operation = { meta: OperationMeta; route: { method?: string; path?: string } }

const DOMAINS = ['checkout', 'orders', 'payments', 'finance', 'hr', 'developer', 'moderation', 'vendors']
const WORDS =
  /pay|payroll|payout|salar|order|refund|role|permission|seat|member|owner|invitation|admin|suspen|key|secret|token|password|email|totp|recovery|proof|session|login|logout|username|delete|erase|remove|revoke|leave|export/i
/** Removes nothing but one's own wishes. Added by hand, on purpose. */
const HARMLESS_DELETIONS = ['cart.clear', 'cart.dropSaved']

/** What is wrong with the operations that may wait, as `path.of.operation: what`. */
export function unfit(node: unknown, path: string[] = []): string[] {
  const operation = (node as { '~orpc'?: Operation } | null)?.['~orpc']
  if (!operation) return Object.entries((node ?? {}) as Record<string, unknown>).flatMap(([key, inner]) => unfit(inner, [...path, key]))
  const { meta, route } = operation
  if (!meta.offline) return []
  const name = path.join('.')
  const complaints: [boolean, string][] = [
    [meta.writes !== true, 'is no write'],
    [meta.proof === 'fresh', 'asks for a fresh proof'],
    [meta.repeat === 'refuse', 'is not answered twice'],
    [meta.access === 'admin', 'is for administrators'],
    [DOMAINS.includes(path[0] ?? ''), `${path[0]} never waits`],
    [WORDS.test(`${path.slice(1).join(' ')} ${route.path}`), 'is about money, rights, keys or leaving'],
    [route.method === 'DELETE' && !HARMLESS_DELETIONS.includes(name), 'deletes'],
  ]
  return complaints.filter(([broken]) => broken).map(([, complaint]) => `${name}: ${complaint}`)
}
