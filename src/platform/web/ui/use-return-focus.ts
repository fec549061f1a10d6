/** Gives the focus back to what had it before a dialog opened; Radix only does so for dialogs with a trigger of their own. */
import { useRef } from 'react'

type Handlers = { onOpenAutoFocus: () => void; onCloseAutoFocus: (event: Event) => void }

export function useReturnFocus(): Handlers {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus() {
      opener.current = document.activeElement
    },
    onCloseAutoFocus(event) {
      const { current } = opener
      if (!(current instanceof HTMLElement) || !current.isConnected || current === document.body) return
      event.preventDefault()
      current.focus({ preventScroll: true })
    },
  }
}
