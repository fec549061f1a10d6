import type { SearchType } from '#platform/web/domain.ts'
import type { FoundRecord } from '../contract.ts'

/** Returns what to write below a record's title. `types` must be the same in each rendering, because each may bring a hook. */
export function useDetails(types: readonly SearchType[]): (record: FoundRecord) => string {
  // biome-ignore lint/correctness/useHookAtTopLevel: the list never changes, so neither does the order of the hooks.
  const details = new Map(types.map(({ type, useDetail }) => [type, useDetail?.()]))
  return (record) => details.get(record.type)?.(record) ?? record.subtitle
}
