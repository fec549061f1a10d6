import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { COLLECTION_MATCHES, MAX_CONDITIONS } from '#domains/catalog/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { type CollectionDraft, type ConditionDraft, newCondition } from './collection-draft.ts'
import type { CollectionsScope } from './collections-scope.ts'
import { ConditionRow } from './condition-row.tsx'
import { RulePreview } from './rule-preview.tsx'

type Props = {
  form: OperationForm<CollectionDraft>
  scope: CollectionsScope
  categories: readonly { slug: string; name: string }[]
}

/** The conditions of a rule, and the products that meet it. Keys: products.collections.match.* */
export function RuleFields({ form, scope, categories }: Props) {
  const { t } = useTranslation()
  const { match, conditions } = form.fields.watch('rule')
  const { error } = form.field('rule')
  const put = (rule: Partial<CollectionDraft['rule']>) =>
    form.fields.setValue('rule', { match, conditions, ...rule }, { shouldDirty: true, shouldValidate: form.fields.formState.isSubmitted })
  const putCondition = (index: number, change: Partial<ConditionDraft>) =>
    put({ conditions: conditions.map((condition, at) => (at === index ? { ...condition, ...change } : condition)) })
  return (
    <div className="space-y-5">
      <Segmented
        label={t('products.collections.match.label')}
        choices={COLLECTION_MATCHES.map((value) => ({ value, label: t(`products.collections.match.${value}`) }))}
        value={match}
        onChange={(value) => put({ match: value })}
      />
      <ol className="space-y-3">
        {conditions.map((condition, index) => (
          <ConditionRow
            // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no ids, and their fields keep no state of their own
            key={`${index} ${condition.field}`}
            form={form}
            index={index}
            condition={condition}
            scope={scope}
            categories={categories}
            onChange={(change) => putCondition(index, change)}
            onRemove={conditions.length > 1 ? () => put({ conditions: conditions.toSpliced(index, 1) }) : null}
          />
        ))}
      </ol>
      {error && <p className="text-xs font-medium text-destructive">{error}</p>}
      {conditions.length < MAX_CONDITIONS && (
        <Button look="secondary" size="sm" onClick={() => put({ conditions: [...conditions, newCondition('tag')] })}>
          <Plus aria-hidden className="size-4" />
          {t('products.collections.addCondition')}
        </Button>
      )}
      <RulePreview scope={scope} match={match} conditions={conditions} />
    </div>
  )
}
