import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { OperationForm } from '#platform/web/form/use-operation-form.ts'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { MAX_LINK_LABEL, MAX_LINK_URL, MAX_LINKS } from '../../contract/limits.ts'
import type { About } from './about.ts'

/** Up to five links, sortable. */
export function LinksField({ form }: { form: OperationForm<About> }) {
  const { t } = useTranslation()
  const { fields: links, append, move, remove } = useFieldArray({ control: form.fields.control, name: 'links' })
  const [said, setSaid] = useState('')
  const add = useRef<HTMLButtonElement>(null)
  const name = (index: number) => form.fields.getValues(`links.${index}.label`)?.trim() || t('accounts.links.nth', { number: index + 1 })

  function shift(from: number, to: number) {
    setSaid(t('accounts.links.moved', { name: name(from), place: to + 1, total: links.length }))
    move(from, to)
  }

  function drop(index: number) {
    setSaid(t('accounts.links.removed', { name: name(index) }))
    remove(index)
    add.current?.focus()
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{t('accounts.links.title')}</legend>
      <p className="text-xs text-muted-foreground">{t('accounts.links.lead', { max: MAX_LINKS })}</p>
      <ol className="mt-3 space-y-4">
        {links.map(({ id }, index) => (
          <li
            key={id}
            className="grid gap-x-3 gap-y-3 rounded-md border p-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_auto] sm:items-start"
          >
            <TextField
              {...form.field(`links.${index}.label`, { required: true, maxLength: MAX_LINK_LABEL })}
              dir="auto"
              label={t('accounts.links.label')}
            />
            <TextField
              {...form.field(`links.${index}.url`, { required: true, maxLength: MAX_LINK_URL })}
              dir="ltr"
              inputMode="url"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="https://"
              label={t('accounts.links.url')}
            />
            <div className="flex sm:mt-7.5">
              <IconButton
                label={t('accounts.links.up', { name: name(index) })}
                disabled={index === 0}
                onClick={() => shift(index, index - 1)}
              >
                <ArrowUp aria-hidden className="size-4.5" />
              </IconButton>
              <IconButton
                label={t('accounts.links.down', { name: name(index) })}
                disabled={index === links.length - 1}
                onClick={() => shift(index, index + 1)}
              >
                <ArrowDown aria-hidden className="size-4.5" />
              </IconButton>
              <IconButton label={t('accounts.links.remove', { name: name(index) })} onClick={() => drop(index)}>
                <Trash2 aria-hidden className="size-4.5" />
              </IconButton>
            </div>
          </li>
        ))}
      </ol>
      {links.length < MAX_LINKS ? (
        <Button ref={add} look="secondary" className="mt-3" onClick={() => append({ label: '', url: '' })}>
          <Plus aria-hidden className="size-4.5" />
          {t('accounts.links.add')}
        </Button>
      ) : (
        <p className="mt-3 text-xs text-muted-foreground">{t('accounts.links.full', { max: MAX_LINKS })}</p>
      )}
      <p role="status" className="sr-only">
        {said}
      </p>
    </fieldset>
  )
}
