import { useTranslation } from 'react-i18next'
import { MAX_DESCRIPTION_HTML, MAX_NAME } from '#domains/catalog/web/index.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { RichTextField } from '#platform/web/rich-text/rich-text-field.tsx'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { LanguageChoice } from './language-choice.tsx'
import type { FormValues } from './values.ts'

type Props = { form: OperationForm<FormValues>; shown: Language; onShow: (language: Language) => void }

/** Name and description in one language at a time; the other languages stay in the form. */
export function TextPanel({ form, shown, onShow }: Props) {
  const { t } = useTranslation()
  const original = form.fields.watch('language')
  return (
    <Panel
      title={t('products.form.texts')}
      lead={t('products.form.textsLead')}
      aside={<LanguageChoice form={form} shown={shown} onShow={onShow} />}
    >
      {LANGUAGES.map((language) => (
        <div key={language} hidden={language !== shown} lang={language} className="space-y-5">
          <TextField
            {...form.field(`texts.${language}.name`, { required: language === original, maxLength: MAX_NAME })}
            required={language === original}
            dir="auto"
            label={t('products.form.name')}
          />
          <Description form={form} language={language} isShown={language === shown} />
        </div>
      ))}
      <div className="mt-4 flex min-h-9 flex-wrap items-center gap-3 text-xs text-muted-foreground">
        {shown === original ? (
          <>
            <Badge tone="accent">{t('products.form.original')}</Badge>
            {t('products.form.originalHint')}
          </>
        ) : (
          <Button look="quiet" size="sm" onClick={() => form.fields.setValue('language', shown, { shouldDirty: true })}>
            {t('products.form.makeOriginal')}
          </Button>
        )}
      </div>
    </Panel>
  )
}

type DescriptionProps = Pick<Props, 'form'> & { language: Language; isShown: boolean }

/** Only the language that is shown has an editor; the text is in the form. */
function Description({ form, language, isShown }: DescriptionProps) {
  const { t } = useTranslation()
  const name = `texts.${language}.descriptionHtml` as const
  const { error } = form.field(name, { maxLength: MAX_DESCRIPTION_HTML })
  const value = form.fields.watch(name)
  if (!isShown) return null
  return (
    <RichTextField
      label={t('products.form.description')}
      required={false}
      error={error}
      language={language}
      value={value ?? ''}
      onChange={(html) => form.fields.setValue(name, html, { shouldDirty: true })}
    />
  )
}
