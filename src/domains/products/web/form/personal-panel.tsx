import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { MAX_PERSONAL_FIELDS, PERSONAL_TYPES } from '#domains/catalog/web/index.ts'
import type { Language } from '#platform/shared/language.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { PersonalCard } from './personal-card.tsx'
import { type FormPersonalField, newPersonalField } from './personal-values.ts'
import type { FormValues } from './values.ts'

/** What a shopper can have the product made with. Keys: products.personal.add.* */
export function PersonalPanel({ form, shown }: { form: OperationForm<FormValues>; shown: Language }) {
  const { t } = useTranslation()
  const fields = form.fields.watch('personalization')
  const put = (next: FormPersonalField[]) => form.fields.setValue('personalization', next, { shouldDirty: true })
  return (
    <Panel title={t('products.personal.title')} lead={t('products.personal.lead')}>
      {fields.length > 0 && (
        <ol className="mb-4 space-y-4">
          {fields.map((field, index) => (
            <PersonalCard
              key={field.id}
              form={form}
              field={field}
              index={index}
              shown={shown}
              onChange={(change) => put(fields.with(index, { ...field, ...change }))}
              onEarlier={index > 0 ? () => put(fields.toSpliced(index, 1).toSpliced(index - 1, 0, field)) : null}
              onRemove={() => put(fields.toSpliced(index, 1))}
            />
          ))}
        </ol>
      )}
      {fields.length < MAX_PERSONAL_FIELDS && (
        <div className="flex flex-wrap gap-2">
          {PERSONAL_TYPES.map((type) => (
            <Button key={type} look="secondary" size="sm" onClick={() => put([...fields, newPersonalField(type)])}>
              <Plus aria-hidden className="size-4" />
              {t(`products.personal.add.${type}`)}
            </Button>
          ))}
        </div>
      )}
    </Panel>
  )
}
