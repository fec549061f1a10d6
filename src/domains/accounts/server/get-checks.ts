import { checkResult } from '#platform/server/breaches.ts'
import type { Call } from '#platform/server/kernel.ts'
import type { ChecksView } from '../contract.ts'

export async function getChecks({ kernel: { db } }: Call): Promise<ChecksView> {
  const { checkedAt, names, breaches } = await checkResult(db)
  return {
    ...{ checkedAt: checkedAt?.toISOString() ?? null, invariants: names.length, names },
    breaches: breaches.map(({ firstSeenAt, lastSeenAt, resolvedAt, ...breach }) => ({
      ...breach,
      firstSeenAt: firstSeenAt.toISOString(),
      lastSeenAt: lastSeenAt.toISOString(),
      resolvedAt: resolvedAt?.toISOString() ?? null,
    })),
  }
}
