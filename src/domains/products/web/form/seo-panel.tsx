import { useTranslation } from 'react-i18next'
import { MAX_SEO_DESCRIPTION, MAX_SEO_TITLE } from '#domains/catalog/web/index.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { previewText } from '#platform/shared/rich-text.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import type { FormValues } from './values.ts'

const SNIPPET = 160

/** Title and description for search engines, with a preview. */
export function SeoPanel({ form, shown }: { form: OperationForm<FormValues>; shown: Language }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { name = '', descriptionHtml = '', seoTitle = '', seoDescription = '' } = form.fields.watch('texts')[shown] ?? {}
  const used = (text: string, most: number) =>
    t('products.form.used', { used: formatNumber(text.length, locale), most: formatNumber(most, locale) })
  return (
    <Panel title={t('products.form.seo')} lead={t('products.form.seoLead')}>
      {LANGUAGES.map((language) => (
        <div key={language} hidden={language !== shown} lang={language} className="space-y-5">
          <TextField
            {...form.field(`texts.${language}.seoTitle`, { maxLength: MAX_SEO_TITLE })}
            dir="auto"
            required={false}
            hint={used(seoTitle, MAX_SEO_TITLE)}
            label={t('products.form.seoTitle')}
          />
          <TextArea
            {...form.field(`texts.${language}.seoDescription`, { maxLength: MAX_SEO_DESCRIPTION })}
            dir="auto"
            required={false}
            hint={used(seoDescription, MAX_SEO_DESCRIPTION)}
            label={t('products.form.seoDescription')}
          />
        </div>
      ))}
      <figure className="mt-5 rounded-md border p-4">
        <figcaption className="text-xs text-muted-foreground">{t('products.form.preview')}</figcaption>
        <p dir="auto" lang={shown} className="mt-2 line-clamp-1 text-lg text-primary">
          {seoTitle.trim() || name.trim() || t('products.form.noName')}
        </p>
        <p dir="auto" lang={shown} className="mt-1 line-clamp-2 text-muted-foreground">
          {(seoDescription.trim() || previewText(descriptionHtml) || t('products.form.noDescription')).slice(0, SNIPPET)}
        </p>
      </figure>
    </Panel>
  )
}
