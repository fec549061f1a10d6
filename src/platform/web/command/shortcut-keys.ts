/** Names of key presses, independent of the keyboard layout. */

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const SEQUENCE_MS = 1200
/** Characters that have another form on another keyboard layout. */
const KEY_ALIASES: Readonly<Record<string, string>> = { '؟': '?', ظ: '/' }

/**
 * The name of a key press: `g`, `?`, `Shift+n`, `Mod+k` (Ctrl, or ⌘ on a Mac), `Escape`. On keyboards without Latin letters, a letter is
 * named by its position, so that `g` is the same key in Arabic.
 */
export function keyPressName({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
  const foreign = key.length === 1 && key.charCodeAt(0) > 0x24f
  const name = KEY_ALIASES[key] ?? (foreign && letter ? letter : key.length === 1 ? key.toLowerCase() : key)
  const shifted = shiftKey && (name.length > 1 || /[a-z]/.test(name))
  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shifted && 'Shift', name].filter(Boolean).join('+')
}

/** Whether a shortcut is a single character, which users can turn off (WCAG 2.1.4). */
export function isSingleKey(keys: string): boolean {
  return !/^(Mod|Alt)\+/.test(keys)
}

/** Takes key presses in order and returns the shortcut they complete; `at` is in milliseconds. */
export function shortcutMatcher(shortcuts: readonly string[]): (press: string, at: number) => string | null {
  let begun: string[] = []
  let last = Number.NEGATIVE_INFINITY
  return (press, at) => {
    if (at - last > SEQUENCE_MS) begun = []
    last = at
    for (const keys of [[...begun, press], [press]]) {
      const typed = keys.join(' ')
      if (shortcuts.includes(typed)) {
        begun = []
        return typed
      }
      if (shortcuts.some((shortcut) => shortcut.startsWith(`${typed} `))) {
        begun = keys
        return null
      }
    }
    begun = []
    return null
  }
}

/** Whether the element uses letter keys itself: a text field or an open list. */
export function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]',
    ) !== null
  )
}
