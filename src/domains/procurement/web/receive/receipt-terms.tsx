import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { DateField } from '#platform/web/inputs/date-field.tsx'
import { MoneyField } from '#platform/web/inputs/number-field.tsx'
import { TextArea } from '#platform/web/ui/field.tsx'
import { MAX_NOTES } from '../../contract/constants.ts'
import { today } from '../today.ts'
import type { ReceiptDraft } from './receipt-draft.rules.ts'

type Props = { currency: string; draft: ReceiptDraft; onChange: (draft: ReceiptDraft) => void }

/** Day, costs and note; closed at first, because today without other costs is usual. */
export function ReceiptTerms({ currency, draft, onChange }: Props) {
  const { t } = useTranslation()
  const { receivedOn, extraMinor, note } = draft
  return (
    <details open={Boolean(receivedOn || note || extraMinor)} className="group rounded-lg border bg-card px-4">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-3 font-medium">
        {t('procurement.scan.terms')}
        <ChevronDown aria-hidden className="size-5 shrink-0 text-muted-foreground transition group-open:rotate-180" />
      </summary>
      <div className="grid gap-5 pb-5 sm:grid-cols-2">
        <DateField
          label={t('procurement.receivedOn')}
          max={today()}
          value={receivedOn || today()}
          onChange={(day) => onChange({ ...draft, receivedOn: day === today() ? '' : day })}
        />
        <MoneyField
          currency={currency}
          label={t('procurement.extraCosts')}
          hint={t('procurement.extraHint')}
          required={false}
          value={extraMinor}
          onChange={(value) => onChange({ ...draft, extraMinor: value })}
        />
        <TextArea
          dir="auto"
          rows={2}
          required={false}
          maxLength={MAX_NOTES}
          label={t('procurement.field.notes')}
          value={note}
          onChange={({ target }) => onChange({ ...draft, note: target.value })}
          className="sm:col-span-2"
        />
      </div>
    </details>
  )
}
