/** How somebody likes tables is kept in this browser, where it says nothing about anything in them. */
import { useState } from 'react'

const PREFIX = 'plaza_table_'

/** A browser that keeps nothing loses a convenience. */
export function useKept<Value>(name: string, fallback: Value, read: (text: string) => Value | null): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => readKept(name, read) ?? fallback)
  return [
    value,
    (next) => {
      setValue(next)
      try {
        localStorage.setItem(PREFIX + name, JSON.stringify(next))
      } catch {}
    },
  ]
}

function readKept<Value>(name: string, read: (text: string) => Value | null): Value | null {
  try {
    const kept = localStorage.getItem(PREFIX + name)
    return kept === null ? null : read(kept)
  } catch {
    return null
  }
}
