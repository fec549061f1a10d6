import { useEffect, useRef } from 'react'
import { isSingleKey, isTaken, pressName, shortcutMatcher } from './shortcut-keys.ts'
import { singleKeysOn } from './shortcut-setting.ts'

/** Hears these shortcuts on the whole page. Never while somebody types, and none that is a single key where these are turned off. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  const known = Object.keys(shortcuts).sort().join('\n')

  useEffect(() => {
    const match = shortcutMatcher(known.split('\n'))
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      const press = pressName(event)
      if (isSingleKey(press) && (isTaken(event.target) || !singleKeysOn())) return
      const keys = match(press, event.timeStamp)
      if (keys === null) return
      event.preventDefault()
      latest.current[keys]?.()
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [known])
}
