import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { BASE_CURRENCY } from '#platform/shared/money.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { MomentField } from '#platform/web/inputs/date-field.tsx'
import { MoneyField, NumberField } from '#platform/web/inputs/number-field.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { normalizeCode } from '../contract/states.ts'
import type { PromotionView } from '../contract.ts'
import { type Draft, newDraft, toDraft, toInput } from './draft.ts'
import { Example } from './example.tsx'
import { OfferFields } from './offer-fields.tsx'
import { type PromotionsScope, type SaveInput, useSavePromotion } from './promotions-scope.ts'
import { ScopeFields } from './scope-fields.tsx'
import { useNumber } from './use-number.ts'
import { usePromotionDifference } from './use-promotion-difference.ts'

const NAMES: Record<Language, string> = { en: 'English', es: 'Español', ar: 'العربية' }

type Props = { scope: PromotionsScope; promotion: PromotionView | null; onDone: (saved: PromotionView) => unknown }

/** Form of a promotion with a live preview. Keys: promotions.failure.* */
export default function PromotionForm({ scope, promotion, onDone }: Props) {
  const { t } = useTranslation()
  const [now] = useState(() => new Date())
  const [language, setLanguage] = useState<Language>('en')
  const operation = scope.whole === 'vendor' ? 'promotions' : 'promotions.admin'
  const form = useEditForm<Draft, SaveInput, PromotionView>({
    record: promotion,
    valuesOf: (record) => toDraft(record, now),
    empty: newDraft(now),
    operation: useSavePromotion(scope),
    input: (draft, version) => ({ ...toInput(draft), ...(promotion && { promotionId: promotion.id, version }) }),
    ...usePromotionDifference(),
    draft: promotion ? `${operation}.update ${promotion.id}` : `${operation}.create`,
    words: 'promotions',
    marks: { CODE_TAKEN: 'code', DATES_CROSSED: 'endsAt' },
    onDone(saved) {
      // Also when the page is left now, which then needs no confirmation.
      form.restart(toDraft(saved, now))
      return onDone(saved)
    },
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
        <Panel title={t('promotions.part.scope')} lead={t(scope.vendors ? 'promotions.part.scopeLeadOfAll' : 'promotions.part.scopeLead')}>
          <ScopeFields form={form} scope={scope} />
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
                    form.fields.setValue('code', normalizeCode(event.target.value))
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
          {scope.whole === 'platform' && (
            <div className="mt-5 border-t pt-2">
              <SwitchField
                label={t('promotions.field.onDelivery')}
                hint={t('promotions.hint.onDelivery')}
                checked={form.fields.watch('onDelivery') ?? false}
                onChange={(on) => form.fields.setValue('onDelivery', on, { shouldDirty: true })}
              />
            </div>
          )}
        </Panel>
      </div>
      <aside className="space-y-4 lg:sticky lg:top-20">
        <Example form={form} scope={scope} />
        <FormEnd form={form} submit={t(promotion ? 'promotions.save' : 'promotions.create')} notice={form.notice} />
      </aside>
    </Form>
  )
}
