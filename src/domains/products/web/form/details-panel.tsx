import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { HS_CODE, MAX_BRAND, MAX_COMPANY, MAX_SIDE_MM, MAX_TAG, MAX_TAGS, withoutSeparators } from '#domains/catalog/web/index.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { countriesIn } from '#platform/web/i18n/countries.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { NumberField } from '#platform/web/inputs/number-field.tsx'
import { TagsField } from '#platform/web/inputs/tags-field.tsx'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import type { FormValues } from './values.ts'

const SIDES = [
  ['lengthMm', 'length'],
  ['widthMm', 'width'],
  ['heightMm', 'height'],
] as const
const SIDE = { number: true, whole: true, min: 1, max: MAX_SIDE_MM }
const CODE = {
  maxLength: 20,
  shape: (text: string) => (HS_CODE.test(withoutSeparators(text)) ? null : { rule: 'hsCode', params: {} }),
}

/** Brand, tags, size, origin and the companies that answer for the product. Keys: products.form.length, .width, .height */
export function DetailsPanel({ form }: { form: OperationForm<FormValues> }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const countries = useMemo(() => countriesIn(language), [language])
  const details = form.fields.watch('details')
  const put = (change: Partial<FormValues['details']>) =>
    form.fields.setValue('details', { ...form.fields.getValues('details'), ...change }, { shouldDirty: true })
  return (
    <Panel title={t('products.form.details')} lead={t('products.form.detailsLead')}>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          {...form.field('details.brand', { maxLength: MAX_BRAND })}
          dir="auto"
          required={false}
          label={t('products.form.brand')}
        />
        <SelectField {...form.field('details.origin')} required={false} label={t('products.form.origin')}>
          <option value="">{t('products.form.notGiven')}</option>
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TagsField
          label={t('products.form.tags')}
          hint={t('products.form.tagsHint')}
          required={false}
          value={details.tags}
          onChange={(tags) => put({ tags })}
          maxLength={MAX_TAG}
          most={MAX_TAGS}
          className="sm:col-span-2"
        />
        <fieldset className="grid min-w-0 gap-5 sm:col-span-2 sm:grid-cols-3">
          <legend className="sr-only">{t('products.form.size')}</legend>
          {SIDES.map(([side, label]) => (
            <NumberField
              key={side}
              label={t(`products.form.${label}`)}
              unit={t('products.form.millimeters')}
              required={false}
              value={details[side]}
              onChange={(value) => put({ [side]: value })}
              error={form.field(`details.${side}`, SIDE).error}
            />
          ))}
        </fieldset>
        <TextField
          {...form.field('details.hsCode', CODE)}
          dir="ltr"
          inputMode="numeric"
          required={false}
          label={t('products.form.hsCode')}
          hint={t('products.form.hsCodeHint')}
          className="sm:col-span-2"
        />
        <TextArea
          {...form.field('details.manufacturer', { maxLength: MAX_COMPANY })}
          dir="auto"
          required={false}
          label={t('products.form.manufacturer')}
          hint={t('products.form.manufacturerHint')}
        />
        <TextArea
          {...form.field('details.responsiblePerson', { maxLength: MAX_COMPANY })}
          dir="auto"
          required={false}
          label={t('products.form.responsiblePerson')}
          hint={t('products.form.responsiblePersonHint')}
        />
      </div>
    </Panel>
  )
}
