import { FileText } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { saveFile } from '#platform/web/files/save-file.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { SUPPLIER_LINK_HEADER, SUPPLIER_ORDER } from '../contract/constants.ts'
import type { SentOrder } from '../contract.ts'
import { useConfirmByLink } from './sending-queries.ts'
import { SentOrderContent } from './sent-order.tsx'

/** The order behind a private link. */
export default function LinkedOrder({ order, token }: { order: SentOrder; token: string }) {
  const { t } = useTranslation()
  const [saving, setSaving] = useState(false)
  const { number, customer } = order

  async function save() {
    setSaving(true)
    try {
      const reply = await fetch(`${SUPPLIER_ORDER}/order.pdf`, { headers: { [SUPPLIER_LINK_HEADER]: token } })
      if (!reply.ok) throw new Error(`${reply.status}`)
      saveFile(`PO-${number}.pdf`, await reply.blob())
    } catch {
      toast({ title: t('procurement.confirm.failed'), variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <>
      <header className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-xl font-bold tracking-tight wrap-anywhere">
          {t('procurement.confirm.title', { number, customer: `\u2068${customer}\u2069` })}
        </h1>
        <Button look="secondary" busy={saving} onClick={() => void save()}>
          <FileText aria-hidden className="size-4" />
          {t('procurement.sending.pdf')}
        </Button>
      </header>
      <SentOrderContent order={order} operation={useConfirmByLink(token)} draft={`procurement.supplierLink.confirm ${number}`} />
    </>
  )
}
