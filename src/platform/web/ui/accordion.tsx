import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

type Section = { key: string; title: string; content: ReactNode }

/**
 * Collapsible sections; with `single`, one open at a time. Uses `<details>`: the browser's search finds the content, and it works without
 * scripts.
 */
export function Accordion({ sections, name, single = false }: { sections: readonly Section[]; name: string; single?: boolean }) {
  return (
    <div className="divide-y rounded-lg border bg-card">
      {sections.map(({ key, title, content }) => (
        <details key={key} {...(single && { name })} className="group">
          <summary className="flex min-h-12 list-none items-center justify-between gap-4 px-4 font-medium [&::-webkit-details-marker]:hidden">
            {title}
            <ChevronDown aria-hidden className="size-4.5 shrink-0 text-muted-foreground transition-transform group-open:rotate-180" />
          </summary>
          <div className="px-4 pb-4 text-muted-foreground">{content}</div>
        </details>
      ))}
    </div>
  )
}
