import { ArrowUp, Plus, X } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { inputClasses } from '#platform/web/ui/field.tsx'
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
      <ul className="space-y-3 max-sm:space-y-6">
        {choices.map((choice, index) => {
          const name = choice.names.en || t('catalog.attributes.newChoice')
          return (
            <li key={choice.id}>
              <fieldset className="flex min-w-0 items-start gap-1">
                <legend className="sr-only">{name}</legend>
                <div className="grid min-w-0 grow gap-2 sm:grid-cols-3">
                  {LANGUAGES.map((language) => (
                    <Name
                      key={language}
                      language={language}
                      value={choice.names[language]}
                      error={form.field(`choices.${index}.names.${language}`).error}
                      onChange={(typed) => rename(index, { ...choice.names, [language]: typed })}
                    />
                  ))}
                </div>
                <div className="flex shrink-0">
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

type NameProps = { language: (typeof LANGUAGES)[number]; value: string; error: string | undefined; onChange: (typed: string) => void }

/** Without a visible label, because there are three in every row. */
function Name({ language, value, error, onChange }: NameProps) {
  const { t } = useTranslation()
  const id = useId()
  const label = t(`catalog.categories.${language}`)
  return (
    <div>
      <input
        aria-label={label}
        aria-invalid={Boolean(error)}
        aria-describedby={error ? id : undefined}
        placeholder={label}
        dir="auto"
        lang={language}
        maxLength={MAX_ATTRIBUTE_NAME}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={inputClasses()}
      />
      {error && (
        <p id={id} className="mt-1.5 text-xs font-medium text-destructive">
          {error}
        </p>
      )}
    </div>
  )
}
