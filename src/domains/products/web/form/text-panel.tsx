import { useTranslation } from 'react-i18next'
import { MAX_DESCRIPTION, MAX_NAME } from '#domains/catalog/web/index.ts'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { Button } from '#platform/web/ui/button.tsx'
import { TextArea, TextField } from '#platform/web/ui/field.tsx'
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
          <TextArea
            {...form.field(`texts.${language}.description`, { maxLength: MAX_DESCRIPTION })}
            dir="auto"
            rows={6}
            required={false}
            label={t('products.form.description')}
          />
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
