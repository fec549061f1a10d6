import { useTranslation } from 'react-i18next'
import type { Language } from '#platform/shared/language.ts'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'
import { MAX_SYNONYM_LETTERS, MAX_SYNONYMS } from '../../contract/synonym-limits.ts'

/** The words as an administrator types them, with commas between. */
export type TypedWords = { words: string }

/** Arabic has a comma of its own. */
export const splitWords = ({ words }: TypedWords): string[] => [
  ...new Set(
    words
      .split(/[,،]/)
      .map((word) => word.trim())
      .filter(Boolean),
  ),
]

export const joinWords = (words: readonly string[], language: Language): string => words.join(language === 'ar' ? '، ' : ', ')

export function WordsField({ form, language }: { form: OperationForm<TypedWords>; language: Language }) {
  const { t } = useTranslation()
  return (
    <TextField
      {...form.field('words', { required: true, maxLength: MAX_SYNONYMS * MAX_SYNONYM_LETTERS })}
      dir="auto"
      lang={language}
      label={t('marketplace.synonyms.words')}
      hint={t('marketplace.synonyms.hint')}
    />
  )
}
