/** What a page of the living catalogue is made of (src/app/web/catalogue/parts.ts says how one is added). */
import type { ReactNode } from 'react'

type Props = {
  /** The state that is shown, in a word or two. */
  title: string
  /** When a screen is in that state, or what to try out. */
  note?: string
  children: ReactNode
}

/** One state of a part. Chrome is English, for developers; what stands inside is in the chosen language. */
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

/** Small parts beside each other. */
export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>
}
