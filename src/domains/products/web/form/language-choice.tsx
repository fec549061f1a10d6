import { useTranslation } from 'react-i18next'
import { LANGUAGES, type Language } from '#platform/shared/language.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Segmented } from '#platform/web/ui/segmented.tsx'
import type { FormValues } from './values.ts'

type Props = { form: OperationForm<FormValues>; shown: Language; onShow: (language: Language) => void }

const NAMES: Record<Language, string> = { en: 'English', es: 'Español', ar: 'العربية' }

/** Language switch with native names; marks languages that have a text. */
export function LanguageChoice({ form, shown, onShow }: Props) {
  const { t } = useTranslation()
  const texts = form.fields.watch('texts')
  const choices = LANGUAGES.map((value) => ({ value, label: texts[value]?.name?.trim() ? `${NAMES[value]} ✓` : NAMES[value] }))
  return <Segmented label={t('products.form.language')} choices={choices} value={shown} onChange={onShow} />
}
