import { Skeleton } from '#platform/web/ui/skeleton.tsx'

const ROWS = ['w-32', 'w-44', 'w-24', 'w-36', 'w-28', 'w-40']

export function ListSkeleton() {
  return (
    <ul aria-hidden className="p-2">
      {ROWS.map((width) => (
        <li key={width} className="flex min-h-18 items-center gap-3 px-3">
          <Skeleton className="size-10 rounded-full" />
          <span className="grow space-y-2">
            <Skeleton className={`h-4 ${width}`} />
            <Skeleton className="h-3.5 w-full" />
          </span>
        </li>
      ))}
    </ul>
  )
}
