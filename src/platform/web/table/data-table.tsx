/**
 * The table of every list: paged by the server; search, filters and sorting in the address; saved views, column choice, row selection, bulk
 * actions, export and import. Rows link to their pages; on narrow screens each row is a card. The implementation is a separate chunk.
 */
import type { ReactNode } from 'react'
import { lazyPart } from '../lazy-part.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import type { TableProps } from './table.ts'

export const DataTable = lazyPart(() => import('./full-table.tsx'), {
  Fallback: () => <Skeleton className="h-96 rounded-lg" />,
}) as <Row>(props: TableProps<Row>) => ReactNode
