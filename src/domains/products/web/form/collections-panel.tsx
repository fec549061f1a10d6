import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { useSource } from '#platform/web/source.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { handCollectionsQuery } from '../queries.ts'
import type { FormValues } from './values.ts'

/** The collections of the product that are chosen by hand. Nothing while the workspace has none. */
export function CollectionsPanel({ form, workspaceId }: { form: OperationForm<FormValues>; workspaceId: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const { data: collections = [] } = useQuery(handCollectionsQuery(useSource(), workspaceId))
  // A draft of an older Plaza has none.
  const chosen = form.fields.watch('collections') ?? []
  const choices = collections.map(({ slug, name }) => ({ id: slug, title: name[language] || name.en }))
  if (choices.length === 0) return null
  return (
    <Panel title={t('products.collections.title')} lead={t('products.collections.ofProduct')}>
      <Combobox
        multiple
        label={t('products.collections.title')}
        required={false}
        error={form.field('collections').error}
        search={async (typed) => choices.filter(({ title }) => title.toLocaleLowerCase().includes(typed.toLocaleLowerCase()))}
        value={chosen.map((slug) => choices.find(({ id }) => id === slug) ?? { id: slug, title: slug })}
        onChange={(value) =>
          form.fields.setValue(
            'collections',
            value.map(({ id }) => id),
            { shouldDirty: true },
          )
        }
      />
    </Panel>
  )
}
