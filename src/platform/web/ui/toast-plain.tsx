import { useEffect, useState } from 'react'
import type { Toast } from './toast-store.ts'

const DURATION_MS = 5000

/** A toast without Radix, used when its chunk can't be loaded; most likely the toast reports that lost connection. */
export function PlainToast({ toast: { id, title, description, variant } }: { toast: Toast }) {
  const [over, setOver] = useState<number>()
  useEffect(() => {
    const timer = setTimeout(() => setOver(id), DURATION_MS)
    return () => clearTimeout(timer)
  }, [id])
  if (over === id) return null
  const look =
    variant === 'destructive' ? 'border-destructive bg-destructive text-destructive-foreground' : 'bg-popover text-popover-foreground'
  return (
    <div role="alert" className={`above-bar fixed inset-x-4 z-60 rounded-md border p-4 shadow-lg sm:start-auto sm:end-6 sm:w-96 ${look}`}>
      <p className="font-semibold">{title}</p>
      {description && <p className="mt-0.5 text-xs">{description}</p>}
    </div>
  )
}
