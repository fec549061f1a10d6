import { Skeleton } from '#platform/web/ui/skeleton.tsx'

const BUBBLES = ['w-56', 'w-72 self-end', 'w-40 self-end', 'w-64', 'w-48']

export function ConversationSkeleton() {
  return (
    <div className="flex min-h-0 grow flex-col">
      <div className="flex h-16 shrink-0 items-center gap-3 border-b px-4">
        <Skeleton className="size-10 rounded-full" />
        <Skeleton className="h-5 w-40" />
      </div>
      <div className="flex min-h-0 grow flex-col justify-end gap-3 overflow-hidden p-4">
        {BUBBLES.map((look) => (
          <Skeleton key={look} className={`h-11 rounded-lg ${look}`} />
        ))}
      </div>
      <div className="shrink-0 p-3">
        <Skeleton className="h-13 rounded-lg" />
      </div>
    </div>
  )
}
