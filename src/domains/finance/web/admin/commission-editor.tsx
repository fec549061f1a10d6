import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { Form } from '#platform/web/form/form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { newIdempotencyKey } from '#platform/web/idempotency-key.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CommissionView, TermsInput } from '../../contract.ts'
import { categoriesQuery } from '../queries.ts'
import { termsPreviewQuery, useUpdateCommission } from './queries.ts'
import { RateFields } from './rate-fields.tsx'
import { RuleCard } from './rule-card.tsx'
import { moveRule, parseTermsDraft, type RuleDraft, type TermsDraft, toTermsDraft } from './terms-draft.ts'
import { TermsPreview } from './terms-preview.tsx'
import { useTermsDifference } from './use-terms-difference.ts'

/** Never sent: the form can't be saved while an input is invalid. */
const NOTHING: TermsInput = { type: 'percentage', value: 0, rules: [] }

/** The editor of the default rate and the rules, with a preview. Keys: finance.commission.failure.* */
export default function CommissionEditor({ commission }: { commission: CommissionView }) {
  const { t } = useTranslation()
  const source = useSource()
  const form = useEditForm<TermsDraft, TermsInput & { version: number }, CommissionView>({
    record: commission,
    valuesOf: toTermsDraft,
    operation: useUpdateCommission(),
    input: (values, version) => ({ ...(parseTermsDraft(values) ?? NOTHING), version }),
    ...useTermsDifference(),
    draft: 'finance.admin.commission.update',
    words: 'finance.commission',
    guarded: true,
    onDone(saved) {
      form.restart(toTermsDraft(saved))
      toast({ title: t('finance.commission.saved') })
    },
  })
  const draft = form.fields.watch()
  const { data: categories = [] } = useQuery(categoriesQuery(source))
  const terms = parseTermsDraft(draft)
  const tried = useDeferredValue(terms)
  const before = parseTermsDraft(toTermsDraft(commission))
  const changed = JSON.stringify(terms) !== JSON.stringify(before)
  const preview = useQuery({ ...termsPreviewQuery(source, tried ?? NOTHING), enabled: tried !== null })
  const setRules = (rules: RuleDraft[]) => form.fields.setValue('rules', rules, { shouldDirty: true })
  const shadowOf = (index: number) => preview.data?.shadowed.find(({ rule }) => rule === index)?.by

  function add() {
    const rule: RuleDraft = {
      key: newIdempotencyKey(),
      id: null,
      vendor: null,
      category: null,
      type: 'percentage',
      typed: null,
      validFrom: new Date().toISOString(),
    }
    setRules([...draft.rules, rule])
  }

  return (
    <Form form={form} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="space-y-6">
        <Panel title={t('finance.commission.rules')} lead={t('finance.commission.rulesLead')}>
          <ol className="space-y-3">
            {draft.rules.map((rule, index) => (
              <RuleCard
                key={rule.key}
                rule={rule}
                place={index + 1}
                last={index === draft.rules.length - 1}
                categories={categories}
                shadowedBy={shadowOf(index) === undefined ? null : (shadowOf(index) ?? 0) + 1}
                onChange={(next) => setRules(draft.rules.with(index, next))}
                onMove={(by) => setRules(moveRule(draft.rules, index, index + by))}
                onRemove={() => setRules(draft.rules.filter(({ key }) => key !== rule.key))}
              />
            ))}
          </ol>
          <Button look="secondary" onClick={add} className={draft.rules.length > 0 ? 'mt-4' : ''}>
            <Plus aria-hidden className="size-4.5" />
            {t('finance.commission.add')}
          </Button>
        </Panel>
        <Panel title={t('finance.commission.base')} lead={t('finance.commission.baseLead')}>
          <RateFields
            rate={draft}
            onChange={({ type, typed }) => {
              form.fields.setValue('type', type, { shouldDirty: true })
              form.fields.setValue('typed', typed, { shouldDirty: true })
            }}
          />
        </Panel>
        {form.notice ?? (form.failure !== null && <FailureNotice error={form.failure} words={form.words} />)}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={form.busy} disabled={!terms || !changed}>
            {t('finance.commission.save')}
          </Button>
          {changed && (
            <Button look="quiet" onClick={form.discard}>
              {t('finance.commission.discard')}
            </Button>
          )}
        </div>
      </div>
      <aside className="lg:sticky lg:top-20">
        <TermsPreview preview={preview.data} failed={preview.isError} changed={changed} />
      </aside>
    </Form>
  )
}
