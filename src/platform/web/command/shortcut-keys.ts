/** What keys mean, on every keyboard. */

type Press = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>

const SEQUENCE_MS = 1200
/** Signs that stand elsewhere, or look different, on another keyboard. */
const SAME: Readonly<Record<string, string>> = { '؟': '?', ظ: '/' }

/**
 * The name of a press: `g`, `?`, `Shift+n`, `Mod+k` (Ctrl, on a Mac ⌘), `Escape`. A letter of a keyboard that writes no Latin ones goes by
 * where it stands, so that `g` is the same key in Arabic.
 */
export function pressName({ key, code, ctrlKey, metaKey, altKey, shiftKey }: Press): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase()
  const foreign = key.length === 1 && key.charCodeAt(0) > 0x24f
  const name = SAME[key] ?? (foreign && letter ? letter : key.length === 1 ? key.toLowerCase() : key)
  const shifted = shiftKey && (name.length > 1 || /[a-z]/.test(name))
  return [(ctrlKey || metaKey) && 'Mod', altKey && 'Alt', shifted && 'Shift', name].filter(Boolean).join('+')
}

/** Whether a press is a sign somebody types, which a shortcut may be turned off for (WCAG 2.1.4). */
export function isSingleKey(keys: string): boolean {
  return !/^(Mod|Alt)\+/.test(keys)
}

/** Hears presses one after the other and answers with the shortcut that is complete; `at` in milliseconds. */
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

/** Where letters are for writing, or for choosing among what is open. */
export function isTaken(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="menu"], [role="listbox"], [role="dialog"], [role="alertdialog"]',
    ) !== null
  )
}
