import { Skeleton } from '#platform/web/ui/skeleton.tsx'

export const LinkLoading = () => <Skeleton className="h-60 w-full rounded-lg sm:h-52" />
