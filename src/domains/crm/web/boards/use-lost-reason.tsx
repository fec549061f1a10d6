import { lazy, type ReactNode, Suspense, useState } from 'react'

const LostDialog = lazy(() => import('./lost-dialog.tsx'))

type Asked = { title: string; answer: (reason: string) => void; cancel: () => void }

/** Asks for the reason of a lost deal; rejects with an AbortError when the person cancels. `dialog` is rendered by the caller. */
export function useLostReason(): { ask: (title: string) => Promise<string>; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (title: string) =>
    new Promise<string>((resolve, reject) => {
      const end = (run: () => void) => {
        setAsked(null)
        run()
      }
      setAsked({
        title,
        answer: (reason) => end(() => resolve(reason)),
        cancel: () => end(() => reject(new DOMException('', 'AbortError'))),
      })
    })
  const dialog = asked && (
    <Suspense>
      <LostDialog title={asked.title} onReason={asked.answer} onClose={asked.cancel} />
    </Suspense>
  )
  return { ask, dialog }
}
