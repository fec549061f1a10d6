import type { ComponentProps } from 'react'
import { IconButton } from '#platform/web/ui/button.tsx'
import { classes } from '#platform/web/ui/classes.ts'

/** A small button beside a message; on touch screens it has the usual size. */
export function ToolButton({ className, ...rest }: ComponentProps<typeof IconButton>) {
  return <IconButton {...rest} className={classes('text-muted-foreground pointer-fine:size-8!', className)} />
}
