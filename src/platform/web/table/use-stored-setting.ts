/** Table settings are stored in this browser; they contain no data of the rows. */
import { useState } from 'react'

const PREFIX = 'plaza_table_'

/** Without storage, the setting lasts until the page is closed. */
export function useStoredSetting<Value>(
  name: string,
  fallback: Value,
  read: (text: string) => Value | null,
): [Value, (value: Value) => void] {
  const [value, setValue] = useState(() => readStoredSetting(name, read) ?? fallback)
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

function readStoredSetting<Value>(name: string, read: (text: string) => Value | null): Value | null {
  try {
    const kept = localStorage.getItem(PREFIX + name)
    return kept === null ? null : read(kept)
  } catch {
    return null
  }
}
