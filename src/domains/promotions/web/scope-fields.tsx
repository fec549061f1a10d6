import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MAX_TAG } from '#domains/catalog/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Combobox } from '#platform/web/inputs/combobox.tsx'
import { TagsField } from '#platform/web/inputs/tags-field.tsx'
import { useSource } from '#platform/web/source.ts'
import type { Draft } from './draft.ts'
import { categoriesQuery, type PromotionsScope } from './promotions-scope.ts'

type Props = { form: OperationForm<Draft>; scope: PromotionsScope }

/** Selection of products, categories, collections, tags and vendors; an empty selection means everything. */
export function ScopeFields({ form, scope: { products, collections, segments, vendors } }: Props) {
  const { t } = useTranslation()
  const { data: categories = [] } = useQuery(categoriesQuery(useSource()))
  const chosen = form.fields.watch('categories') ?? []
  const choices = categories.map(({ slug, name }) => ({ id: slug, title: name }))
  const set = form.fields.setValue
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Combobox
        multiple
        label={t('promotions.field.products')}
        placeholder={t('promotions.hint.allProducts')}
        search={products}
        value={form.fields.watch('products') ?? []}
        onChange={(value) => set('products', value, { shouldDirty: true })}
      />
      <Combobox
        multiple
        label={t('promotions.field.categories')}
        placeholder={t('promotions.hint.allCategories')}
        search={async (typed) => choices.filter(({ title }) => title.toLocaleLowerCase().includes(typed.toLocaleLowerCase()))}
        value={choices.filter(({ id }) => chosen.includes(id))}
        onChange={(value) =>
          set(
            'categories',
            value.map(({ id }) => id),
            { shouldDirty: true },
          )
        }
      />
      <Combobox
        multiple
        label={t('promotions.field.collections')}
        placeholder={t('promotions.hint.anyCollection')}
        search={collections}
        value={form.fields.watch('collections') ?? []}
        onChange={(value) => set('collections', value, { shouldDirty: true })}
      />
      <TagsField
        label={t('promotions.field.tags')}
        placeholder={t('promotions.hint.anyTag')}
        maxLength={MAX_TAG}
        value={form.fields.watch('tags') ?? []}
        onChange={(value) => set('tags', value, { shouldDirty: true })}
      />
      {segments && (
        <Combobox
          label={t('promotions.field.segment')}
          placeholder={t('promotions.hint.everybody')}
          hint={t('promotions.hint.segment')}
          search={segments}
          value={form.fields.watch('segment') ?? []}
          onChange={(value) => set('segment', value, { shouldDirty: true })}
        />
      )}
      {vendors && (
        <Combobox
          multiple
          label={t('promotions.field.vendors')}
          placeholder={t('promotions.hint.allVendors')}
          search={vendors}
          value={form.fields.watch('vendors') ?? []}
          onChange={(value) => set('vendors', value, { shouldDirty: true })}
        />
      )}
    </div>
  )
}
