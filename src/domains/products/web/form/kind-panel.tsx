import { useTranslation } from 'react-i18next'
import { MAX_LEAD_DAYS, PRODUCT_KINDS } from '#domains/catalog/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { RadioField } from '#platform/web/inputs/choice-fields.tsx'
import { NumberField } from '#platform/web/inputs/number-field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { FormValues } from './values.ts'

const LEAD = { required: true, number: true, whole: true, min: 1, max: MAX_LEAD_DAYS }

/** What is sold. It decides what the rest of the form and checkout ask. Keys: products.kind.* */
export function KindPanel({ form }: { form: OperationForm<FormValues> }) {
  const { t } = useTranslation()
  const [kind, leadDays] = form.fields.watch(['kind', 'leadDays'])
  return (
    <Panel title={t('products.kind.title')}>
      <RadioField
        label={t('products.kind.label')}
        value={kind}
        onChange={(next) => form.fields.setValue('kind', next, { shouldDirty: true })}
        options={PRODUCT_KINDS.map((each) => ({ value: each, label: t(`products.kind.${each}`), hint: t(`products.kind.${each}Hint`) }))}
      />
      {kind === 'madeToOrder' && (
        <NumberField
          label={t('products.kind.leadDays')}
          hint={t('products.kind.leadDaysHint')}
          unit={t('products.kind.workingDays')}
          value={leadDays}
          onChange={(next) => form.fields.setValue('leadDays', next, { shouldDirty: true })}
          error={form.field('leadDays', LEAD).error}
          className="mt-5 max-w-sm"
        />
      )}
    </Panel>
  )
}
