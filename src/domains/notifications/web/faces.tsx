import { Avatar } from '#platform/web/ui/avatar.tsx'
import type { NotificationView } from '../contract.ts'
import { AREA_ICONS } from './area-icons.ts'

/** The newest people of a group. */
export function Faces({ people }: Pick<NotificationView, 'people'>) {
  return (
    <span className="flex -space-x-2">
      {people.map(({ id, username, avatarUrl }) => (
        <Avatar key={id} name={username} picture={avatarUrl} size="sm" className="ring-2 ring-card" />
      ))}
    </span>
  )
}

/** Stands for the people of a notification that nobody caused. */
export function AreaSign({ area }: Pick<NotificationView, 'area'>) {
  const Icon = AREA_ICONS[area]
  return (
    <span className="flex size-8 shrink-0 items-center justify-center rounded-full bg-muted text-muted-foreground">
      <Icon aria-hidden className="size-4" />
    </span>
  )
}
