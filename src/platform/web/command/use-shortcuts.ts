import { useEffect, useRef } from 'react'
import { isSingleKey, isTaken, keyPressName, shortcutMatcher } from './shortcut-keys.ts'
import { singleKeysOn } from './shortcut-setting.ts'

/** Handles these shortcuts on the whole page, except while the user types in a field, and except single keys when they are turned off. */
export function useShortcuts(shortcuts: Readonly<Record<string, () => unknown>>): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  const known = Object.keys(shortcuts).sort().join('\n')

  useEffect(() => {
    const match = shortcutMatcher(known.split('\n'))
    const hear = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.repeat) return
      const press = keyPressName(event)
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
