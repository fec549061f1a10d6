/** Building blocks of a catalogue page (src/app/web/catalogue/parts.ts says how to add one). */
import type { ReactNode } from 'react'

type Props = {
  /** The state shown, in one or two words. */
  title: string
  /** When a screen has this state, or what to try. */
  note?: string
  children: ReactNode
}

/** One state of a component. Titles and notes are English, for developers; the content is in the chosen language. */
export function Specimen({ title, note, children }: Props) {
  return (
    <section aria-label={title} className="border-t py-6 first-of-type:border-t-0">
      <div lang="en" dir="ltr" className="mb-4">
        <h2 className="text-xs font-semibold text-muted-foreground">{title}</h2>
        {note && <p className="mt-1 max-w-prose text-xs text-muted-foreground">{note}</p>}
      </div>
      {children}
    </section>
  )
}

/** Small components in a row. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
