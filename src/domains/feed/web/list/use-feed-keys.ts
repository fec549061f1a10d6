import { type RefObject, useEffect } from 'react'

/**
 * Keys of a feed: j and k move between posts, Enter or o opens one, l likes, b saves, n writes. Page Up and Down move,
 * too. Off while somebody types.
 */
export function useFeedKeys(list: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    function hear(event: KeyboardEvent) {
      const { target, key } = event
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || !(target instanceof HTMLElement)) return
      if (target.closest('input, textarea, select, [contenteditable], [role="dialog"], [role="menu"]')) return
      const articles = [...(list.current?.querySelectorAll<HTMLElement>(':scope > article') ?? [])]
      const at = articles.findIndex((article) => article.contains(document.activeElement))
      const press = (selector: string) => articles[at]?.querySelector<HTMLElement>(selector)?.click()
      const move = (by: 1 | -1) => {
        const next = articles[at < 0 ? 0 : Math.min(articles.length - 1, Math.max(0, at + by))]
        next?.focus({ preventScroll: true })
        next?.scrollIntoView({ block: 'nearest' })
      }
      const on = toAct(key, { isOnPost: at >= 0, isPostItself: target === articles[at] })
      if (!on) return
      event.preventDefault()
      if (on === 'next' || on === 'previous') move(on === 'next' ? 1 : -1)
      else press(on)
    }
    document.addEventListener('keydown', hear)
    return () => document.removeEventListener('keydown', hear)
  }, [list])
}

const OPEN = 'header time'
const ON_POST: Readonly<Record<string, string>> = {
  l: '[data-act="liked"]',
  b: '[data-act="bookmarked"]',
  o: OPEN,
}

/** A move, or the selector of what is pressed. */
function toAct(key: string, { isOnPost, isPostItself }: { isOnPost: boolean; isPostItself: boolean }): string | null {
  if (key === 'j' || (isOnPost && key === 'PageDown')) return 'next'
  if (key === 'k' || (isOnPost && key === 'PageUp')) return 'previous'
  if (isPostItself && key === 'Enter') return OPEN
  return isOnPost && Object.hasOwn(ON_POST, key) ? (ON_POST[key] ?? null) : null
}
