import { useTranslation } from 'react-i18next'
import { formatCharge } from '#platform/web/money.tsx'
import type { PartView } from '../contract.ts'
import { DownloadDocument } from './download-document.tsx'
import { creditNotePath, invoicePath } from './order-path.ts'

/** The invoice of a part, and a credit note for each refund. */
export default function SaleDocuments({ part: { number, refunds } }: { part: Pick<PartView, 'number' | 'refunds'> }) {
  const { t } = useTranslation()
  return (
    <>
      <DownloadDocument size="sm" path={invoicePath(number)}>
        {t('orders.invoice.title')}
      </DownloadDocument>
      {refunds.map(({ id, total }) => (
        <DownloadDocument key={id} size="sm" path={creditNotePath(number, id)}>
          {t('orders.document.creditNote', { amount: formatCharge(total) })}
        </DownloadDocument>
      ))}
    </>
  )
}
