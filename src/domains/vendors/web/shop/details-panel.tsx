import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { slugify } from '#platform/shared/slug.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { SwitchField } from '#platform/web/ui/switch.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_DESCRIPTION, MAX_POLICY, MAX_TAGLINE, MAX_TRADER_EMAIL, MAX_VENDOR_NAME } from '../../contract/limits.ts'
import type { ShopView } from '../../contract.ts'
import { LegalFields } from '../legal-fields.tsx'
import { legalValues, toLegalInput } from '../legal-values.ts'
import { useUpdateShop } from './operations.ts'

/** Languages are shown by their native names. */
const OWN_NAMES: Record<Language, string> = { en: 'English', es: 'Español', ar: 'العربية' }

const TEXTS = [
  { key: 'tagline', maxLength: MAX_TAGLINE, rows: 2 },
  { key: 'description', maxLength: MAX_DESCRIPTION, rows: 5 },
  { key: 'shipping', maxLength: MAX_POLICY, rows: 3 },
  { key: 'returns', maxLength: MAX_POLICY, rows: 3 },
] as const

/** Fields of the trader, by their texts. */
const TRADER = { isTrader: 'trader', traderEmail: 'traderEmail' } as const

const toValues = ({ name, slug, tagline, description, shipping, returns, legal, trader }: ShopView) => ({
  name,
  slug,
  tagline,
  description,
  shipping,
  returns,
  legal: legalValues(legal),
  isTrader: trader !== null,
  traderEmail: trader?.email ?? '',
})

/** Name and texts of the shop. Keys: vendors.field.*, vendors.hint.*, vendors.legal.trader, vendors.legal.traderEmail */
export function DetailsPanel({ shop, workspaceId }: { shop: ShopView; workspaceId: string }) {
  const { t } = useTranslation()
  const [language, setLanguage] = useState<Language>(useLanguage())
  const form = useEditForm({
    record: shop,
    valuesOf: toValues,
    operation: useUpdateShop(workspaceId),
    input: ({ name, slug, legal, isTrader, traderEmail, ...texts }, version) => ({
      version,
      name: name.trim(),
      slug: slug.trim(),
      legal: toLegalInput(legal),
      trader: isTrader ? { email: traderEmail.trim() } : null,
      ...texts,
    }),
    labelOf: (path) =>
      path in TRADER ? t(`vendors.legal.${TRADER[path as keyof typeof TRADER]}`) : t(`vendors.field.${path.split('.')[0]}`),
    draft: 'vendors.shop.update',
    words: 'vendors',
    marks: { NAME_TAKEN: 'name', SLUG_TAKEN: 'slug' },
    guarded: true,
    onDone: () => toast({ title: t('vendors.shop.saved') }),
  })
  const isTrader = form.fields.watch('isTrader')
  return (
    <div id="words" className="scroll-mt-24">
      <Panel title={t('vendors.shop.words')} lead={t('vendors.shop.wordsLead')}>
        <Form form={form} className="space-y-5">
          <div className="grid gap-5 sm:grid-cols-2">
            <TextField {...form.field('name', { required: true, maxLength: MAX_VENDOR_NAME })} dir="auto" label={t('vendors.field.name')} />
            <TextField
              {...form.field('slug', { required: true, maxLength: 60, shape: slugShape })}
              dir="ltr"
              spellCheck={false}
              label={t('vendors.field.slug')}
              hint={t('vendors.hint.slug')}
            />
          </div>
          <Segmented
            label={t('vendors.shop.language')}
            value={language}
            onChange={setLanguage}
            choices={LANGUAGES.map((value) => ({ value, label: OWN_NAMES[value] }))}
          />
          {TEXTS.map(({ key, maxLength, rows }) =>
            LANGUAGES.map((written) => (
              <TextArea
                key={`${key}.${written}`}
                {...form.field(`${key}.${written}`, { maxLength })}
                className={written === language ? '' : 'hidden'}
                lang={written}
                dir="auto"
                rows={rows}
                label={t(`vendors.field.${key}`)}
                hint={t(`vendors.hint.${key}`)}
              />
            )),
          )}
          <fieldset className="min-w-0 space-y-5 border-t pt-6">
            <legend className="float-start mb-1 w-full font-semibold">{t('vendors.legal.title')}</legend>
            <p className="clear-both text-muted-foreground">{t('vendors.legal.lead')}</p>
            <LegalFields form={form} required={isTrader} />
            <SwitchField
              label={t('vendors.legal.trader')}
              hint={t('vendors.legal.traderHint')}
              checked={isTrader}
              onChange={(checked) => form.fields.setValue('isTrader', checked, { shouldDirty: true })}
            />
            {isTrader && (
              <TextField
                {...form.field('traderEmail', { required: true, email: true, maxLength: MAX_TRADER_EMAIL })}
                type="email"
                dir="ltr"
                autoComplete="off"
                label={t('vendors.legal.traderEmail')}
              />
            )}
          </fieldset>
          <FormEnd inline form={form} submit={t('vendors.shop.save')} notice={form.notice} />
        </Form>
      </Panel>
    </div>
  )
}

function slugShape(text: string) {
  return slugify(text) === text ? null : { rule: 'slug', params: {} }
}
