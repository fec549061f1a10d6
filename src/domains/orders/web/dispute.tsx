import { Scale } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { DisputeView } from '../contract.ts'

/** Statements of both sides in a dispute, and the decision. Keys: orders.dispute.decision.* */
export function Dispute({ dispute: { message, answer, decision, reason }, vendor }: { dispute: DisputeView; vendor: string }) {
  const { t } = useTranslation()
  const said = [
    { key: 'words', label: t('orders.dispute.shopper'), text: message },
    { key: 'answer', label: t('orders.dispute.vendor', { vendor }), text: answer },
  ].filter(({ text }) => text !== '')
  return (
    <div className="mt-3 space-y-2 rounded-md border bg-card p-3">
      <p className="flex items-center gap-2 font-medium">
        <Scale aria-hidden className="size-4 text-muted-foreground" />
        {t('orders.dispute.heading')}
      </p>
      {said.map(({ key, label, text }) => (
        <p key={key}>
          <span className="text-muted-foreground">{label}</span> <q dir="auto">{text}</q>
        </p>
      ))}
      {decision ? (
        <p className="border-t pt-2">
          <span className="font-medium">{t(`orders.dispute.decision.${decision}`)}</span> <q dir="auto">{reason}</q>
        </p>
      ) : (
        <p className="text-xs text-muted-foreground">{t('orders.dispute.open')}</p>
      )}
    </div>
  )
}
