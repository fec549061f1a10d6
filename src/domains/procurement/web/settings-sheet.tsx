import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { RecordSheet } from '#platform/web/form/record-form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { useSource } from '#platform/web/source.ts'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ProcurementSettings } from '../contract.ts'
import { type SettingsInput, settingsQuery, useSaveSettings } from './queries.ts'

type Values = { overReceiptPercent: Typed }
type Props = { workspaceId: string; onClose: () => void }

export default function SettingsSheet({ workspaceId, onClose }: Props) {
  const { data } = useQuery(settingsQuery(useSource(), workspaceId))
  return data ? <Sheet settings={data} workspaceId={workspaceId} onClose={onClose} /> : null
}

/** The rules of purchase orders. Keys: procurement.field.* */
function Sheet({ settings, workspaceId, onClose }: Props & { settings: ProcurementSettings }) {
  const { t } = useTranslation()
  const form = useEditForm<Values, SettingsInput, ProcurementSettings>({
    record: settings,
    valuesOf: ({ overReceiptPercent }) => ({ overReceiptPercent }),
    operation: useSaveSettings(workspaceId),
    input: ({ overReceiptPercent }, version) => ({ overReceiptPercent: Number(overReceiptPercent ?? 0), version }),
    labelOf: (path) => t(`procurement.field.${path}`),
    draft: 'procurement.settings.update',
    words: 'procurement',
    onDone: () => {
      toast({ title: t('procurement.rulesSaved') })
      onClose()
    },
  })
  const number = (name: keyof Values, max: number) => {
    const { onChange: _, onBlur: __, ref: ___, ...field } = form.field(name, { number: true, min: 0, max })
    const onChange = (value: Typed) => form.fields.setValue(name, value, { shouldDirty: true })
    return { ...field, value: form.fields.watch(name) ?? null, onChange }
  }
  return (
    <RecordSheet
      form={form}
      title={t('procurement.rules')}
      description={t('procurement.rulesLead')}
      submit={t('procurement.save')}
      onClose={onClose}
    >
      <NumberField
        {...number('overReceiptPercent', 100)}
        unit="%"
        label={t('procurement.field.overReceiptPercent')}
        hint={t('procurement.toleranceHint')}
      />
      <p className="text-sm text-muted-foreground">
        {t('procurement.limitHint')}{' '}
        <Link to="/settings?tab=approvals" className="font-medium text-foreground underline underline-offset-4">
          {t('procurement.limitLink')}
        </Link>
      </p>
    </RecordSheet>
  )
}
