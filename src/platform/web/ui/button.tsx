import { LoaderCircle } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { classes } from './classes.ts'

export type ButtonLook = 'primary' | 'secondary' | 'quiet' | 'danger' | 'destructive'
type Size = 'sm' | 'md' | 'lg'

const LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-primary text-primary-foreground shadow-sm hover:brightness-108 active:brightness-95',
  secondary: 'border border-input bg-transparent text-foreground hover:bg-muted',
  quiet: 'text-foreground hover:bg-muted',
  danger: 'text-destructive hover:bg-muted',
  destructive: 'bg-destructive text-destructive-foreground shadow-sm hover:brightness-108 active:brightness-95',
}

/** `sm` is for rows of buttons: lower with a mouse, 44 px on touch screens. */
const SIZES: Record<Size, string> = {
  sm: 'min-h-11 px-3 text-sm md:min-h-9',
  md: 'min-h-11 px-4 text-sm',
  lg: 'min-h-13 px-6 text-base',
}

export function buttonClasses(look: ButtonLook = 'primary', size: Size = 'md', extra = ''): string {
  return classes(
    'inline-flex select-none items-center justify-center gap-2 rounded-md font-semibold transition',
    'disabled:cursor-not-allowed disabled:opacity-60 aria-busy:cursor-progress forced-colors:border',
    LOOKS[look],
    SIZES[size],
    extra,
  )
}

type ButtonProps = ComponentProps<'button'> & { look?: ButtonLook; size?: Size; busy?: boolean }

/** `busy` disables the button and announces it; the label stays, so that the layout doesn't shift. */
export function Button({ look = 'primary', size = 'md', busy = false, className = '', children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      aria-busy={busy}
      aria-disabled={busy || undefined}
      className={buttonClasses(look, size, className)}
    >
      {busy && <LoaderCircle aria-hidden className="size-5 animate-spin" />}
      {children}
    </button>
  )
}

type ButtonLinkProps = ComponentProps<typeof Link> & { look?: ButtonLook; size?: Size }

export function ButtonLink({ look = 'primary', size = 'md', className = '', ...rest }: ButtonLinkProps) {
  return <Link {...rest} className={buttonClasses(look, size, className)} />
}

/** A square icon button; `label` is its accessible name. */
export function IconButton({ label, className = '', children, ...rest }: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      {...rest}
      className={classes(
        'relative inline-flex size-11 shrink-0 items-center justify-center rounded-md transition hover:bg-muted',
        className,
      )}
    >
      {children}
    </button>
  )
}
