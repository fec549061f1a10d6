import { Link } from 'react-router'
import type { SearchType } from '#platform/web/domain.ts'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import type { FoundRecord } from '../contract.ts'
import { RESULT } from './move-between-results.ts'
import { RecordPicture } from './record-picture.tsx'

export type ResultProps = { type: SearchType; detailOf: (record: FoundRecord) => string; onOpen: () => void }

export function ResultList({ items, type, detailOf, onOpen }: ResultProps & { items: readonly FoundRecord[] }) {
  return (
    <ul className="divide-y overflow-hidden rounded-lg border bg-card">
      {items.map((record) => {
        const detail = detailOf(record)
        return (
          <li key={record.id}>
            <Link
              to={record.href}
              onClick={onOpen}
              {...RESULT}
              className="flex min-h-16 items-center gap-4 px-4 py-2.5 transition -outline-offset-2! hover:bg-muted"
            >
              <RecordPicture record={record} type={type} size="large" />
              <span className="min-w-0">
                <bdi className="block truncate font-medium">{record.title}</bdi>
                {detail !== '' && <bdi className="block truncate text-sm text-muted-foreground">{detail}</bdi>}
              </span>
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const LINES = ['first', 'second', 'third', 'fourth', 'fifth']

export function ResultSkeleton() {
  return (
    <div className="mt-6 max-w-3xl">
      <Skeleton className="h-11 w-64" />
      <ul className="mt-6 divide-y rounded-lg border">
        {LINES.map((line) => (
          <li key={line} className="flex min-h-16 items-center gap-4 px-4">
            <Skeleton className="size-10" />
            <Skeleton className="h-5 w-48" />
          </li>
        ))}
      </ul>
    </div>
  )
}
