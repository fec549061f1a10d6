import type { ReactNode } from 'react'
import { classes } from './classes.ts'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'destructive'

const DOTS: Record<Tone, string> = {
  neutral: 'bg-muted-foreground',
  accent: 'bg-primary',
  success: 'bg-success',
  warning: 'bg-warning',
  destructive: 'bg-destructive',
}

/** A state in one word. The color only repeats the text. */
export function Badge({ tone = 'neutral', className = '', children }: { tone?: Tone; className?: string; children: ReactNode }) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1.5 rounded-full bg-muted px-2.5 py-1 text-xs leading-none font-semibold tracking-normal whitespace-nowrap text-foreground forced-colors:border',
        className,
      )}
    >
      <span aria-hidden className={classes('size-1.5 shrink-0 rounded-full', DOTS[tone])} />
      {children}
    </span>
  )
}
