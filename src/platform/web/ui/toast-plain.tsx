import { useEffect, useState } from 'react'
import { classes } from './classes.ts'
import type { Toast } from './toast-store.ts'

const DURATION_MS = 5000

/** A toast without Radix: for a small message, and when Radix can't be loaded; most likely the toast reports that lost connection. */
export function PlainToast({ toast: { id, title, description, variant, small } }: { toast: Toast }) {
  const [over, setOver] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setOver(id), DURATION_MS)
    return () => clearTimeout(timer)
  }, [id])
  if (over === id) return null
  const look =
    variant === 'destructive' ? 'border-destructive bg-destructive text-destructive-foreground' : 'bg-popover text-popover-foreground'
  return (
    <div
      role={small ? 'status' : 'alert'}
      className={classes(
        'above-bar fixed z-60 rounded-md border shadow-lg',
        small ? 'end-4 animate-rise px-3 py-2 text-xs sm:end-6' : 'inset-x-4 p-4 sm:start-auto sm:end-6 sm:w-96',
        look,
      )}
    >
      <p className={small ? '' : 'font-semibold'}>{title}</p>
      {description && <p className="mt-0.5 text-xs">{description}</p>}
    </div>
  )
}
