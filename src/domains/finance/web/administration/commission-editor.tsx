import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FailureNotice } from '#platform/web/form/failure-notice.tsx'
import { newIntent } from '#platform/web/intent.ts'
import { useSource } from '#platform/web/source.ts'
import { Button } from '#platform/web/ui/button.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { CommissionView } from '../../contract.ts'
import { categoriesQuery } from '../queries.ts'
import { termsPreviewQuery, useUpdateCommission } from './queries.ts'
import { RateFields } from './rate-fields.tsx'
import { RuleCard } from './rule-card.tsx'
import { draftOf, moved, type RuleDraft, termsOf } from './terms-draft.ts'
import { TermsPreview } from './terms-preview.tsx'

/** The platform's own rate and the rules before it, with what they would have brought. Keys: finance.commission.failure.* */
export default function CommissionEditor({ commission }: { commission: CommissionView }) {
  const { t } = useTranslation()
  const source = useSource()
  const [draft, setDraft] = useState(() => draftOf(commission))
  const update = useUpdateCommission()
  const { data: categories = [] } = useQuery(categoriesQuery(source))
  const terms = termsOf(draft)
  const tried = useDeferredValue(terms)
  const before = termsOf(draftOf(commission))
  const changed = JSON.stringify(terms) !== JSON.stringify(before)
  const preview = useQuery({ ...termsPreviewQuery(source, tried ?? { type: 'percentage', value: 0, rules: [] }), enabled: tried !== null })
  const setRules = (rules: RuleDraft[]) => setDraft({ ...draft, rules })
  const shadowOf = (index: number) => preview.data?.shadowed.find(({ rule }) => rule === index)?.by

  function save() {
    if (!terms) return
    update.mutate({ ...terms, version: commission.version }, { onSuccess: () => toast({ title: t('finance.commission.saved') }) })
  }

  function add() {
    const rule: RuleDraft = {
      ...{ key: newIntent(), id: null, vendor: null, category: null, type: 'percentage', typed: null },
      validFrom: new Date().toISOString(),
    }
    setRules([...draft.rules, rule])
  }

  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem]">
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
                onMove={(by) => setRules(moved(draft.rules, index, index + by))}
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
          <RateFields rate={draft} onChange={(rate) => setDraft({ ...draft, ...rate })} />
        </Panel>
        {update.error && <FailureNotice error={update.error} words="finance.commission" />}
        <div className="flex flex-wrap gap-3">
          <Button onClick={save} busy={update.isPending} disabled={!terms || !changed}>
            {t('finance.commission.save')}
          </Button>
          {changed && (
            <Button look="quiet" onClick={() => setDraft(draftOf(commission))}>
              {t('finance.commission.discard')}
            </Button>
          )}
        </div>
      </div>
      <aside className="lg:sticky lg:top-20">
        <TermsPreview preview={preview.data} failed={preview.isError} changed={changed} />
      </aside>
    </div>
  )
}
