import type { AdminContext } from '#platform/server/services.ts'
import { loadCheckResult } from '#platform/server/violations.ts'
import type { ChecksView } from '../contract.ts'

export async function getChecks({ services: { db } }: AdminContext): Promise<ChecksView> {
  const { checkedAt, names, violations } = await loadCheckResult(db)
  return {
    checkedAt: checkedAt?.toISOString() ?? null,
    invariants: names.length,
    names,
    violations: violations.map(({ firstSeenAt, lastSeenAt, resolvedAt, ...violation }) => ({
      ...violation,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    })),
  }
}
