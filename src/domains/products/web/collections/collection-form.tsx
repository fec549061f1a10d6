import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { CollectionView } from '#domains/catalog/contract.ts'
import { MAX_COLLECTION_DESCRIPTION, MAX_COLLECTION_NAME } from '#domains/catalog/web/index.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { type CollectionDraft, EMPTY_COLLECTION, toCollectionDraft, toCollectionInput } from './collection-draft.ts'
import { type CollectionsScope, type SaveInput, useSaveCollection } from './collections-scope.ts'
import { HandPicked } from './hand-picked.tsx'
import { RuleFields } from './rule-fields.tsx'
import { useCollectionDifference } from './use-collection-difference.ts'

const NAMES: Record<Language, string> = { en: 'English', es: 'Español', ar: 'العربية' }

type Props = { scope: CollectionsScope; collection: CollectionView | null; onDone: (saved: CollectionView) => unknown }

/** Form of a collection. Keys: products.collections.how.*, catalog.failure.* */
export default function CollectionForm({ scope, collection, onDone }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Language>('en')
  const { data: categories = [] } = useQuery({ queryKey: [...scope.key, 'categories'], queryFn: scope.categories })
  const form = useEditForm<CollectionDraft, SaveInput, CollectionView>({
    record: collection,
    valuesOf: toCollectionDraft,
    empty: EMPTY_COLLECTION,
    operation: useSaveCollection(scope),
    input: (draft, version) => ({ ...toCollectionInput(draft), ...(collection && { collectionId: collection.id, version }) }),
    ...useCollectionDifference(),
    draft: collection ? `${scope.operations}.update ${collection.id}` : `${scope.operations}.create`,
    words: 'catalog',
    marks: { UNKNOWN_PRODUCT: 'products', UNKNOWN_CHOICE: 'rule' },
    onDone(saved) {
      // Also when the page is left now, which then needs no confirmation.
      form.restart(toCollectionDraft(saved))
      return onDone(saved)
    },
    guarded: true,
  })
  const names = form.fields.watch('name')
  const how = form.fields.watch('how')
  return (
    <Form form={form} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="min-w-0 space-y-6">
        <Panel
          title={t('products.collections.texts')}
          lead={t('products.collections.textsLead')}
          aside={
            <Segmented
              label={t('products.form.language')}
              choices={LANGUAGES.map((value) => ({ value, label: names?.[value]?.trim() ? `${NAMES[value]} ✓` : NAMES[value] }))}
              value={shown}
              onChange={setShown}
            />
          }
        >
          {LANGUAGES.map((language) => (
            <div key={language} hidden={language !== shown} lang={language} className="space-y-5">
              <TextField
                {...form.field(`name.${language}`, { required: language === 'en', maxLength: MAX_COLLECTION_NAME })}
                dir="auto"
                autoComplete="off"
                label={t('products.collections.name')}
              />
              <TextArea
                {...form.field(`description.${language}`, { maxLength: MAX_COLLECTION_DESCRIPTION })}
                dir="auto"
                required={false}
                label={t('products.form.description')}
              />
            </div>
          ))}
        </Panel>
        <Panel title={t('products.list.title')} lead={t(`products.collections.how.${how}Lead`)}>
          <div className="space-y-5">
            <Segmented
              label={t('products.collections.chosen')}
              choices={(['byHand', 'byRule'] as const).map((value) => ({ value, label: t(`products.collections.how.${value}`) }))}
              value={how}
              onChange={(value) => form.fields.setValue('how', value, { shouldDirty: true })}
            />
            {how === 'byHand' ? <HandPicked form={form} scope={scope} /> : <RuleFields form={form} scope={scope} categories={categories} />}
          </div>
        </Panel>
      </div>
      <aside className="space-y-6 lg:sticky lg:top-24">
        <Panel title={t('products.collections.visibility')}>
          <SwitchField
            label={t('products.collections.publish')}
            hint={t('products.collections.publishHint')}
            checked={form.fields.watch('published')}
            onChange={(published) => form.fields.setValue('published', published, { shouldDirty: true })}
          />
        </Panel>
        <FormEnd form={form} submit={t('products.collections.save')} notice={form.notice} />
      </aside>
    </Form>
  )
}
