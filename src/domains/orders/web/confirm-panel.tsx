import { MailCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { formatMoment } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Button } from '#platform/web/ui/button.tsx'
import type { OrderView } from '../contract.ts'
import { useRequestConfirmation } from './queries.ts'

/**
 * Mails a one-time link to the order's address: for an order that waits for its confirmation, and for the bearer of a private link, who can
 * only read. Keys: orders.confirm.order.*, orders.confirm.email.*
 */
export default function ConfirmPanel({ order }: { order: OrderView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const request = useRequestConfirmation()
  const { confirmUntil } = order
  const what = confirmUntil ? 'order' : 'email'
  return (
    <section
      aria-label={t(`orders.confirm.${what}.title`)}
      className="rounded-lg border border-primary/40 bg-accent p-5 text-accent-foreground"
    >
      <h2 className="flex items-center gap-2 font-semibold">
        <MailCheck aria-hidden className="size-5" />
        {t(`orders.confirm.${what}.title`)}
      </h2>
      <p className="mt-1">{t(`orders.confirm.${what}.text`, { until: confirmUntil ? formatMoment(confirmUntil, locale) : '' })}</p>
      {request.error && (
        <div className="mt-4 -mb-5">
          <FailureNotice error={request.error} words="orders" />
        </div>
      )}
      <p role="status" className={request.isSuccess ? 'mt-4 font-medium' : 'sr-only'}>
        {request.isSuccess && t('orders.confirm.sent')}
      </p>
      {!request.isSuccess && (
        <Button className="mt-4" busy={request.isPending} onClick={() => request.mutate({ orderId: order.id })}>
          {t(`orders.confirm.${what}.submit`)}
        </Button>
      )}
    </section>
  )
}
