import { type ReactNode, useId } from 'react'
import { classes } from './classes.ts'

type Props = {
  title: string
  /** One line of help. */
  lead?: ReactNode
  /** Shown next to the title: a state or the main action. */
  aside?: ReactNode
  danger?: boolean
  children?: ReactNode
}

/** One section of a page with its heading, in a card. */
export function Panel({ title, lead, aside, danger = false, children }: Props) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={classes('rounded-lg border bg-card p-5 sm:p-6', danger && 'border-destructive/60')}>
      <header className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3">
        <div className={classes('min-w-0 max-w-prose grow', lead ? 'basis-64' : 'basis-40')}>
          <h2 id={id} className="text-base leading-snug font-semibold">
            {title}
          </h2>
          {lead && <p className="mt-1 text-muted-foreground">{lead}</p>}
        </div>
        {aside}
      </header>
      {children && <div className="mt-5">{children}</div>}
    </section>
  )
}
