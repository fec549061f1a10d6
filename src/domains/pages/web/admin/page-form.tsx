import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import { previewText } from '#platform/shared/rich-text.ts'
import { Form, FormEnd } from '#platform/web/form/form.tsx'
import { useEditForm } from '#platform/web/form/use-edit-form.tsx'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { LANGUAGE_NAMES } from '#platform/web/i18n/names.ts'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { RichTextField } from '#platform/web/rich-text/rich-text-field.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import { MAX_PAGE_HTML, MAX_PAGE_TITLE, type PageSlug } from '../../contract/limits.ts'
import type { DraftView, PageTexts } from '../../contract.ts'
import { useUpdatePage } from './operations.ts'

type Values = { texts: PageTexts }

type Props = {
  page: DraftView
  /** The texts of an older version, which replace those in the form. */
  older: { texts: PageTexts } | null
  onUnsaved: (unsaved: boolean) => void
}

/** The texts in one language at a time; the other languages stay in the form. */
export default function PageForm({ page, older, onUnsaved }: Props) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<Language>(useLanguage())
  const form = useEditForm({
    record: page,
    valuesOf: ({ texts }): Values => ({ texts }),
    operation: useUpdatePage(),
    input: ({ texts }, version) => ({ slug: page.slug, version, texts }),
    labelOf: (path) => labelOf(path, t),
    show: (path, value) => (path.endsWith('.html') ? previewText(String(value ?? '')) : String(value ?? '')),
    draft: `pages.admin.update ${page.slug}`,
    words: 'pages',
    guarded: true,
    onDone(saved) {
      form.restart({ texts: saved.texts })
      toast({ title: t('pages.admin.saved') })
    },
  })
  const unsaved = form.fields.formState.isDirty
  useEffect(() => onUnsaved(unsaved), [onUnsaved, unsaved])
  const { setValue } = form.fields
  useEffect(() => {
    if (!older) return
    for (const language of LANGUAGES) {
      setValue(`texts.${language}.title`, older.texts[language].title, { shouldDirty: true })
      setValue(`texts.${language}.html`, older.texts[language].html, { shouldDirty: true })
    }
  }, [older, setValue])
  const texts = form.fields.watch('texts')
  const choices = LANGUAGES.map((value) => ({ value, label: texts[value].html ? `${LANGUAGE_NAMES[value]} ✓` : LANGUAGE_NAMES[value] }))
  return (
    <Form form={form} className="space-y-6">
      <Panel
        title={t('pages.admin.texts')}
        lead={t('pages.admin.textsLead')}
        aside={<Segmented label={t('pages.admin.language')} choices={choices} value={shown} onChange={setShown} />}
      >
        {LANGUAGES.map((language) => (
          <div key={language} hidden={language !== shown} lang={language} className="space-y-5">
            <Texts form={form} slug={page.slug} language={language} isShown={language === shown} />
          </div>
        ))}
      </Panel>
      <FormEnd inline form={form} submit={t('pages.admin.save')} notice={form.notice} />
    </Form>
  )
}

type TextsProps = { form: OperationForm<Values>; slug: PageSlug; language: Language; isShown: boolean }

/** Only the language that is shown has an editor; the text is in the form. Keys: pages.name.* */
function Texts({ form, slug, language, isShown }: TextsProps) {
  const { t } = useTranslation()
  const name = `texts.${language}.html` as const
  const { error } = form.field(name, { maxLength: MAX_PAGE_HTML })
  const html = form.fields.watch(name)
  return (
    <>
      <TextField
        {...form.field(`texts.${language}.title`, { maxLength: MAX_PAGE_TITLE })}
        required={false}
        dir="auto"
        label={t('pages.admin.titleField')}
        hint={t('pages.admin.titleHint', { name: t(`pages.name.${slug}`) })}
      />
      {isShown && (
        <RichTextField
          label={t('pages.admin.text')}
          required={false}
          error={error}
          language={language}
          value={html}
          onChange={(changed) => form.fields.setValue(name, changed, { shouldDirty: true })}
        />
      )}
    </>
  )
}

function labelOf(path: string, t: (key: string) => string): string {
  const [, language, field] = path.split('.')
  const name = LANGUAGE_NAMES[language as Language]
  return `${t(field === 'html' ? 'pages.admin.text' : 'pages.admin.titleField')} · ${name}`
}
