/**
 * The table of every list: paged by the server, searched, filtered and sorted with all of it in the address, saved as views,
 * with columns to choose, rows to select and things to do with them, and files in and out. Rows lead to their pages; on a
 * narrow screen each is a card. What draws it is loaded beside the page, not as part of it.
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
