import { classes } from './classes.ts'

/** A placeholder for loading content, in its final size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden className={classes('block animate-pulse-soft rounded-md bg-muted', className)} />
}
