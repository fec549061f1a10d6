import { OctagonAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'

/** Tells members why their shop is suspended. */
export function SuspensionNotice({ reason }: { reason: string }) {
  const { t } = useTranslation()
  return (
    <div className="mb-5 flex gap-3 rounded-md border border-destructive p-4">
      <OctagonAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
      <div className="min-w-0">
        <p className="font-semibold">{t('vendors.suspension.title')}</p>
        <p dir="auto" className="mt-1 whitespace-pre-line wrap-anywhere">
          {reason}
        </p>
        <p className="mt-1 text-muted-foreground">{t('vendors.suspension.text')}</p>
      </div>
    </div>
  )
}
