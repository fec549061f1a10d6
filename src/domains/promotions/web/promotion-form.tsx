import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { codeOf } from '#platform/web/failure.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useOperationForm } from '#platform/web/form/use-operation-form.ts'
import { MomentField } from '#platform/web/inputs/date-field.tsx'
import { MoneyField, NumberField } from '#platform/web/inputs/number-field.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { plainCode } from '../contract/states.ts'
import type { PromotionView } from '../contract.ts'
import { type Desk, useSavePromotion } from './desk.ts'
import { type Draft, draftOf, inputOf, newDraft } from './draft.ts'
import { Example } from './example.tsx'
import { OfferFields } from './offer-fields.tsx'
import { ScopeFields } from './scope-fields.tsx'
import { useNumber } from './use-number.ts'

const NAMES: Record<Language, string> = { en: 'English', es: 'Español', ar: 'العربية' }

type Props = { desk: Desk; promotion: PromotionView | null; onDone: (saved: PromotionView) => unknown; onStale?: () => void }

/** Writes a promotion, and says all the while what it means. Keys: promotions.failure.* */
export default function PromotionForm({ desk, promotion, onDone, onStale }: Props) {
  const { t } = useTranslation()
  const [now] = useState(() => new Date())
  const [language, setLanguage] = useState<Language>('en')
  const form = useOperationForm({
    defaults: promotion ? draftOf(promotion, now) : newDraft(now),
    operation: useSavePromotion(desk),
    input: (draft: Draft) => ({ ...inputOf(draft), ...(promotion && { promotionId: promotion.id, version: promotion.version }) }),
    words: 'promotions',
    marks: { CODE_TAKEN: 'code', DATES_CROSSED: 'endsAt' },
    onDone,
    onFailed: (error) => codeOf(error) === 'STALE' && onStale?.(),
    guarded: true,
  })
  const number = useNumber(form)
  const how = form.fields.watch('how') ?? 'code'
  const moment = (name: 'startsAt' | 'endsAt', required: boolean) => {
    const { onChange: _, ref: __, ...field } = form.field(name, { required })
    return {
      ...field,
      value: form.fields.watch(name) ?? '',
      onChange: (iso: string) => form.fields.setValue(name, iso, { shouldDirty: true }),
    }
  }
  const code = form.field('code', { required: how === 'code', maxLength: 32 })
  return (
    <Form form={form} className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="space-y-6">
        <Panel title={t('promotions.part.offer')} lead={t('promotions.part.offerLead')}>
          <OfferFields form={form} />
        </Panel>
        <Panel title={t('promotions.part.scope')} lead={t(desk.vendors ? 'promotions.part.scopeLeadOfAll' : 'promotions.part.scopeLead')}>
          <ScopeFields form={form} desk={desk} />
          <div className="mt-5 max-w-56">
            <MoneyField {...number('minimumMinor', { min: 0 })} currency={BASE_CURRENCY} label={t('promotions.field.minimum')} />
          </div>
        </Panel>
        <Panel title={t('promotions.part.how')}>
          <div className="space-y-5">
            <Segmented
              label={t('promotions.field.how')}
              choices={[
                { value: 'code', label: t('promotions.how.code') },
                { value: 'automatic', label: t('promotions.how.automatic') },
              ]}
              value={how}
              onChange={(value) => form.fields.setValue('how', value, { shouldDirty: true })}
            />
            {how === 'code' && (
              <div className="max-w-72">
                <TextField
                  {...code}
                  onBlur={(event) => {
                    form.fields.setValue('code', plainCode(event.target.value))
                    return code.onBlur(event)
                  }}
                  dir="ltr"
                  autoCapitalize="characters"
                  autoComplete="off"
                  spellCheck={false}
                  label={t('promotions.field.code')}
                  hint={t('promotions.hint.code')}
                />
              </div>
            )}
            <div>
              <Segmented
                label={t('promotions.field.language')}
                choices={LANGUAGES.map((value) => ({ value, label: NAMES[value] }))}
                value={language}
                onChange={setLanguage}
              />
              {LANGUAGES.map((each) => (
                <div key={each} hidden={each !== language} className="mt-3">
                  <TextField
                    {...form.field(`name.${each}`, { required: each === 'en', maxLength: 80 })}
                    dir="auto"
                    lang={each}
                    label={t('promotions.field.name')}
                    hint={t('promotions.hint.name')}
                  />
                </div>
              ))}
            </div>
          </div>
        </Panel>
        <Panel title={t('promotions.part.limits')}>
          <div className="grid gap-5 sm:grid-cols-2">
            <MomentField {...moment('startsAt', true)} label={t('promotions.field.startsAt')} />
            <MomentField {...moment('endsAt', false)} label={t('promotions.field.endsAt')} hint={t('promotions.hint.endsAt')} />
            <NumberField {...number('maxUses', { min: 1 })} label={t('promotions.field.maxUses')} hint={t('promotions.hint.maxUses')} />
            <NumberField
              {...number('maxUsesPerCustomer', { min: 1, max: 1000 })}
              label={t('promotions.field.maxUsesPerCustomer')}
              hint={how === 'automatic' ? t('promotions.hint.perMember') : t('promotions.hint.perCustomer')}
            />
          </div>
        </Panel>
      </div>
      <aside className="space-y-4 lg:sticky lg:top-20">
        <Example form={form} desk={desk} />
        <FormEnd form={form} submit={t(promotion ? 'promotions.save' : 'promotions.create')} />
      </aside>
    </Form>
  )
}
