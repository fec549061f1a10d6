/** One toast at a time: a new one replaces the old (spec §4). */
export type Toast = {
  id: number
  title: string
  description?: string
  variant?: 'destructive'
  /** A short message in small print that covers little of the page, has no button and loads nothing. */
  small?: boolean
  /** Milliseconds; without it 5000 (spec §4). `Infinity` stays until it is closed. */
  duration?: number
  /** An action while the toast is shown: “Undo”. */
  action?: { label: string; run: () => unknown }
}

let current: Toast | null = null
let lastId = 0
const listeners = new Set<() => void>()

export function toast(content: Omit<Toast, 'id'>): void {
  lastId += 1
  current = { ...content, id: lastId }
  for (const listener of listeners) listener()
}

/** For a panel that opens over the toast and shows the same message. */
export function dismissToast(): void {
  current = null
  for (const listener of listeners) listener()
}

export const toasts = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  current: (): Toast | null => current,
}
