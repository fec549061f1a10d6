import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { Source } from '#platform/web/source.ts'
import type { StockRowView } from '../../contract.ts'
import { inventoryKey } from '../queries.ts'

const PAGE = 100
/** A bigger warehouse is searched on the server, so its codes aren't known offline. */
const MOST_ROWS = 5000

/** All rows of a warehouse, kept in memory while the page is open, so that codes are found without a connection. */
export const countRowsQuery = (source: Source, workspaceId: string, warehouseId: string) =>
  queryOptions({
    queryKey: [...inventoryKey(source, workspaceId), 'count', warehouseId],
    async queryFn() {
      const rows: StockRowView[] = []
      let cursor: string | null = null
      do {
        const page: Awaited<ReturnType<Source['api']['inventory']['stock']['list']>> = await source.api.inventory.stock.list(
          { limit: PAGE, warehouseId, ...(cursor && { cursor }) },
          inWorkspace(workspaceId),
        )
        rows.push(...page.items)
        cursor = page.nextCursor
      } while (cursor && rows.length < MOST_ROWS)
      return rows
    },
    enabled: warehouseId !== '',
    gcTime: Number.POSITIVE_INFINITY,
  })

/** A count that waits on this device is what the next count starts from. */
export function rememberCounted(
  client: QueryClient,
  key: ReturnType<typeof countRowsQuery>['queryKey'],
  { variantId, counted }: { variantId: string; counted: number },
): void {
  client.setQueryData(key, (rows: StockRowView[] | undefined) =>
    rows?.map((row) => (row.variant.id === variantId ? { ...row, onHand: counted } : row)),
  )
}
