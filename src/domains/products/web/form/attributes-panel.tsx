import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { attributesQuery } from '../queries.ts'
import { AttributeField } from './attribute-field.tsx'
import { type FormValues, hasValue } from './values.ts'

/** The attributes of the chosen category, and those that the product has a value of anyway. Nothing when there are none. */
export function AttributesPanel({ form, workspaceId }: { form: OperationForm<FormValues>; workspaceId: string }) {
  const { t } = useTranslation()
  const { data, isLoadingError, refetch } = useQuery(attributesQuery(useSource(), workspaceId))
  const [slug, status, values] = form.fields.watch(['categorySlug', 'status', 'attributes'])
  const assigned = data?.categories.find((category) => category.slug === slug)?.attributes ?? []
  const shown = data?.items.filter(({ key }) => assigned.some((each) => each.key === key) || hasValue(values[key])) ?? []
  if (shown.length === 0 && !isLoadingError) return null
  return (
    <Panel title={t('products.form.attributes')} lead={t('products.form.attributesLead')}>
      {isLoadingError && <FailedNotice text={t('products.form.attributesFailed')} onRetry={() => void refetch()} />}
      <div className="grid gap-5 sm:grid-cols-2">
        {shown.map((attribute) => (
          <AttributeField
            key={attribute.key}
            form={form}
            attribute={attribute}
            needed={status === 'active' && assigned.some(({ key, required }) => key === attribute.key && required)}
          />
        ))}
      </div>
    </Panel>
  )
}
