import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { TextField } from '#platform/web/ui/field.tsx'

const MAX_NAME = 80

export type Names = { en: string; es: string; ar: string }

export const EMPTY_NAMES: Names = { en: '', es: '', ar: '' }

export const trimNames = ({ en, es, ar }: Names): Names => ({ en: en.trim(), es: (es ?? '').trim(), ar: (ar ?? '').trim() })

/** English is required; it replaces empty translations. */
export function NameFields({ form }: { form: OperationForm<Names> }) {
  const { t } = useTranslation()
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField {...form.field('en', { required: true, maxLength: MAX_NAME })} dir="auto" label={t('catalog.categories.en')} />
      <TextField {...form.field('es', { maxLength: MAX_NAME })} dir="auto" lang="es" label={t('catalog.categories.es')} />
      <TextField {...form.field('ar', { maxLength: MAX_NAME })} dir="auto" lang="ar" label={t('catalog.categories.ar')} />
    </div>
  )
}
