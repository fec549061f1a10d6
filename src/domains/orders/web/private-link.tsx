import { Check, Copy, LockKeyhole } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { inputClasses } from '#platform/web/ui/field.tsx'
import { privateLink } from './order-link.ts'

/** The order's private link, shown once after placement: a guest's only way back to the order from another device. */
export function PrivateLink({ orderId }: { orderId: string }) {
  const { t } = useTranslation()
  const id = useId()
  const [copied, setCopied] = useState(false)
  const link = privateLink(orderId)
  if (!link) return null

  async function copy(address: string) {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // Without HTTPS the browser may refuse to copy, so the text is selected instead.
      document.getElementById(id)?.focus()
    }
  }

  return (
    <section className="mx-auto mt-8 max-w-2xl rounded-lg border bg-card p-5">
      <label htmlFor={id} className="flex items-center gap-2 font-semibold">
        <LockKeyhole aria-hidden className="size-4 text-primary" />
        {t('orders.link.title')}
      </label>
      <p className="mt-1 text-xs text-muted-foreground">{t('orders.link.text')}</p>
      <div className="mt-3 flex flex-wrap gap-2 sm:flex-nowrap">
        <input id={id} readOnly dir="ltr" value={link} onFocus={({ target }) => target.select()} className={inputClasses('text-sm')} />
        <Button look="secondary" onClick={() => void copy(link)} className="w-full sm:w-auto">
          {copied ? <Check aria-hidden className="size-4 text-success" /> : <Copy aria-hidden className="size-4" />}
          <span role="status">{copied ? t('orders.link.copied') : t('orders.link.copy')}</span>
        </Button>
      </div>
    </section>
  )
}
