import { ArrowUp, Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { Panel } from '#platform/web/ui/panel.tsx'
import { MAX_ATTRIBUTE_NAME, MAX_CHOICES } from '../../../contract/attribute-keys.ts'
import { type AttributeValues, type FormChoice, newChoice } from './values.ts'

const LANGUAGES = ['en', 'es', 'ar'] as const

/** The choices in their order, with names in three languages. Keys: catalog.categories.en, .es, .ar */
export function ChoicesPanel({ form }: { form: OperationForm<AttributeValues> }) {
  const { t } = useTranslation()
  const choices = form.fields.watch('choices')
  const put = (next: FormChoice[]) => form.fields.setValue('choices', next, { shouldDirty: true })
  const rename = (index: number, names: FormChoice['names']) => put(choices.map((each, at) => (at === index ? { ...each, names } : each)))
  return (
    <Panel title={t('catalog.attributes.choices')} lead={t('catalog.attributes.choicesLead')}>
      <ul className="space-y-4">
        {choices.map((choice, index) => {
          const name = choice.names.en || t('catalog.attributes.newChoice')
          return (
            <li key={choice.id}>
              <fieldset className="flex min-w-0 items-start gap-1">
                <legend className="sr-only">{name}</legend>
                <div className="grid min-w-0 grow gap-2 sm:grid-cols-3">
                  {LANGUAGES.map((language) => (
                    <TextField
                      key={language}
                      label={t(`catalog.categories.${language}`)}
                      dir="auto"
                      lang={language}
                      maxLength={MAX_ATTRIBUTE_NAME}
                      value={choice.names[language]}
                      onChange={({ target }) => rename(index, { ...choice.names, [language]: target.value })}
                      error={form.field(`choices.${index}.names.${language}`).error}
                    />
                  ))}
                </div>
                <div className="flex shrink-0 pt-7 max-sm:flex-col">
                  <IconButton
                    label={t('catalog.categories.up', { name })}
                    disabled={index === 0}
                    onClick={() => put(choices.toSpliced(index, 1).toSpliced(index - 1, 0, choice))}
                  >
                    <ArrowUp aria-hidden className="size-4.5" />
                  </IconButton>
                  <IconButton label={t('catalog.attributes.removeChoice', { name })} onClick={() => put(choices.toSpliced(index, 1))}>
                    <X aria-hidden className="size-4.5" />
                  </IconButton>
                </div>
              </fieldset>
            </li>
          )
        })}
      </ul>
      <Button look="secondary" className="mt-4" disabled={choices.length >= MAX_CHOICES} onClick={() => put([...choices, newChoice()])}>
        <Plus aria-hidden className="size-4.5" />
        {t('catalog.attributes.addChoice')}
      </Button>
    </Panel>
  )
}
