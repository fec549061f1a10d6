import { Share2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'

/** Shares the page's URL with the device's share sheet, or copies it. */
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
      // The person closed the share sheet.
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
