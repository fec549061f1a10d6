import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { useSource } from '#platform/web/source.ts'
import { FailedNotice } from '#platform/web/ui/notice.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { Skeleton } from '#platform/web/ui/skeleton.tsx'
import { managedCategoriesQuery } from '../operations.ts'
import type { AttributeValues } from './values.ts'

const USES = ['none', 'optional', 'required'] as const

/** The categories whose products have the attribute. Keys: catalog.attributes.use.* */
export function CategoriesPanel({ form }: { form: OperationForm<AttributeValues> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: categories, isLoadingError, refetch } = useQuery(managedCategoriesQuery(useSource()))
  const chosen = form.fields.watch('categories')
  function choose(id: string, use: string) {
    const others = chosen.filter((each) => each.id !== id)
    form.fields.setValue('categories', use === 'none' ? others : [...others, { id, required: use === 'required' }], { shouldDirty: true })
  }
  return (
    <Panel title={t('catalog.attributes.categories')} lead={t('catalog.attributes.categoriesLead')}>
      {isLoadingError && <FailedNotice text={t('catalog.categories.failed')} onRetry={() => void refetch()} />}
      {!categories && !isLoadingError && <Skeleton className="h-24" />}
      {categories && (
        <div className="grid gap-5 sm:grid-cols-2">
          {categories.map(({ id, names }) => {
            const use = chosen.find((each) => each.id === id)
            return (
              <SelectField
                key={id}
                label={names[language] || names.en}
                value={use ? (use.required ? 'required' : 'optional') : 'none'}
                onChange={({ target }) => choose(id, target.value)}
              >
                {USES.map((each) => (
                  <option key={each} value={each}>
                    {t(`catalog.attributes.use.${each}`)}
                  </option>
                ))}
              </SelectField>
            )
          })}
        </div>
      )}
    </Panel>
  )
}
