import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { classes } from '#platform/web/ui/classes.ts'
import { ListPane } from './list/list-pane.tsx'

/** Two panes as high as the window: the list, and what is open. On small screens one of them. */
export default function MessagesLayout({ children }: { children: ReactNode }) {
  const { conversationId = null } = useParams()
  return (
    <main id="content" className="flex h-[calc(100dvh-3.5rem-1px)] min-h-0 min-w-0">
      <aside className={classes('min-h-0 flex-col lg:flex lg:w-88 lg:shrink-0 lg:border-e', conversationId ? 'hidden' : 'flex w-full')}>
        <ListPane current={conversationId} />
      </aside>
      <div className={classes('min-h-0 min-w-0 grow flex-col lg:flex', conversationId ? 'flex' : 'hidden')}>{children}</div>
    </main>
  )
}
