import { RefreshCw } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useOnline } from '../use-online.ts'

/** Shown while the stream is lost. Without a network the pill of the queue says more. It floats, so the layout doesn't shift. */
export function PausedNotice() {
  const { t } = useTranslation()
  const online = useOnline()
  if (!online) return null
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-0 top-16 z-40 mx-auto flex w-fit max-w-[calc(100vw-2rem)] animate-rise items-center gap-2 rounded-full border bg-popover px-3 py-1.5 text-xs text-popover-foreground shadow-md"
    >
      <RefreshCw aria-hidden className="size-3.5 shrink-0 animate-spin text-muted-foreground" />
      {t('platform.live.paused')}
    </p>
  )
}
