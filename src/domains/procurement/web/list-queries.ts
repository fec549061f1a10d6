/** Queries of lists. Pages of one record don't load them. */
import { toRecordFilter } from '#domains/records/web/index.ts'
import { inWorkspace } from '#domains/workspaces/web/index.ts'
import type { Source } from '#platform/web/source.ts'
import { chosenValues } from '#platform/web/table/filters.ts'
import type { TableQuery } from '#platform/web/table/table.ts'
import type { ORDER_SORTS, OrderStatus, SUPPLIER_SORTS } from '../contract/constants.ts'
import type { OrderSummary, SupplierView } from '../contract.ts'
import { workspaceKey } from './queries.ts'

export const supplierTable = (source: Source, workspaceId: string): TableQuery<SupplierView> => ({
  key: [...workspaceKey(source, workspaceId), 'suppliers'],
  async page({ q, cursor, limit, sort, filters }) {
    const archived = chosenValues(filters, 'archived').includes('yes')
    const asked = {
      limit,
      archived,
      ...toRecordFilter(filters),
      ...(q && { q }),
      ...(cursor && { cursor }),
      ...(sort && { sort: sort as (typeof SUPPLIER_SORTS)[number] }),
    }
    const { items, ...page } = await source.api.procurement.suppliers.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})

export const orderTable = (source: Source, workspaceId: string, supplierId?: string): TableQuery<OrderSummary> => ({
  key: [...workspaceKey(source, workspaceId), 'orders', supplierId ?? ''],
  async page({ q, cursor, limit, sort, filters }) {
    const [status] = chosenValues<OrderStatus>(filters, 'status')
    const [which] = chosenValues<'open' | 'late' | 'awaitingApproval'>(filters, 'which')
    const asked = {
      limit,
      ...toRecordFilter(filters),
      ...(supplierId && { supplierId }),
      ...(q && { q }),
      ...(cursor && { cursor }),
      ...(status && { status }),
      ...(which && { which }),
      ...(sort && { sort: sort as (typeof ORDER_SORTS)[number] }),
    }
    const { items, ...page } = await source.api.procurement.orders.list(asked, inWorkspace(workspaceId))
    return { rows: items, ...page }
  },
})
