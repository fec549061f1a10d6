import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'

/** Hands the page's address on: through the device where it can, else into the clipboard. */
export default function ShareButton({ title }: { title: string }) {
  const { t } = useTranslation()

  async function share() {
    const { href: url } = window.location
    try {
      if (typeof navigator.share === 'function') await navigator.share({ title, url })
      else {
        await navigator.clipboard.writeText(url)
        toast({ title: t('marketplace.share.copied'), description: url })
      }
    } catch (error) {
      // Whoever closed the device's own sheet changed their mind.
      if (error instanceof DOMException && error.name === 'AbortError') return
      toast({ variant: 'destructive', title: t('platform.copy.refused') })
    }
  }

  return (
    <Button look="quiet" onClick={() => void share()}>
      <Share2 aria-hidden className="size-4.5" />
      {t('marketplace.share.label')}
    </Button>
  )
}
