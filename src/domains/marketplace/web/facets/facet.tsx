import { type ReactNode, useId } from 'react'
import { classes } from '#platform/web/ui/classes.ts'

/** A facet with its title and values. */
export function Facet({ title, children, className }: { title: string; children: ReactNode; className?: string }) {
  const id = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a list with its legend
    <div role="group" aria-labelledby={id} className={classes('border-t pt-5 first:border-t-0 first:pt-0', className)}>
      <h3 id={id} className="mb-2 px-3 text-sm font-semibold">
        {title}
      </h3>
      {children}
    </div>
  )
}
