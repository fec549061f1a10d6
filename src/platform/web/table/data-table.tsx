/**
 * The table of every list: paged by the server; search, filters and sorting in the address; saved views, column choice, row selection, bulk
 * actions, export and import. Rows link to their pages; on narrow screens each row is a card. The implementation is a separate chunk.
 */
import { Suspense, use } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import type { TableProps } from './table.ts'

let loading: Promise<typeof import('./full-table.tsx')> | null = null

function load(): NonNullable<typeof loading> {
  if (!loading) {
    loading = import('./full-table.tsx')
    loading.catch(() => {
      loading = null
    })
  }
  return loading
}

export function DataTable<Row>(props: TableProps<Row>) {
  return (
    <Suspense fallback={<Skeleton className="h-96 rounded-lg" />}>
      <Loaded {...props} />
    </Suspense>
  )
}

function Loaded<Row>(props: TableProps<Row>) {
  const { FullTable } = use(load())
  return <FullTable {...props} />
}
