import { Pencil } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../failure.ts'
import { Button, IconButton } from '../ui/button.tsx'
import { inputClasses } from '../ui/field.tsx'
import { useInlineEdit } from './use-inline-edit.ts'

/** The labeled values of a record. Values are below their labels where there is little room, as beside a record. */
export function RecordDetails({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section aria-label={label} className="@container rounded-lg border bg-card px-5 py-2 sm:px-6">
      <dl className="divide-y">{children}</dl>
    </section>
  )
}

export function RecordDetail({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 py-2.5 @sm:grid-cols-[11rem_minmax(0,1fr)]">
      <dt className="text-muted-foreground">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  )
}

type EditableProps = {
  label: string
  value: string
  /** Saves the new value, or throws. */
  save: (value: string) => Promise<unknown>
  /** The translation prefix of failures. */
  words: string
  maxLength?: number
  required?: boolean
}

/** A value with inline editing: Enter saves, Escape cancels. */
export function EditableRecordDetail({ label, value, save, words, maxLength = 200, required = false }: EditableProps) {
  const { t } = useTranslation()
  const id = useId()
  const edit = useInlineEdit({ value, save })
  if (!edit.editing) {
    return (
      <RecordDetail label={label}>
        <span className="-my-1.5 flex min-h-9 items-center justify-between gap-3">
          {value ? <bdi>{value}</bdi> : <span className="text-muted-foreground">{t('platform.record.empty')}</span>}
          <IconButton
            ref={edit.opener}
            label={t('platform.record.edit', { label })}
            onClick={edit.begin}
            className="-my-2 text-muted-foreground"
          >
            <Pencil aria-hidden className="size-4" />
          </IconButton>
        </span>
      </RecordDetail>
    )
  }
  return (
    <RecordDetail label={label}>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          void edit.keep()
        }}
        onKeyDown={(event) => event.key === 'Escape' && edit.leave()}
        className="flex flex-wrap gap-2"
      >
        <input
          // biome-ignore lint/a11y/noAutofocus: the person opened the field to type in it
          autoFocus
          aria-label={label}
          aria-invalid={edit.failure !== null}
          aria-describedby={edit.failure === null ? undefined : id}
          dir="auto"
          value={edit.draft}
          required={required}
          maxLength={maxLength}
          onChange={({ target }) => edit.write(target.value)}
          className={inputClasses('min-h-11! grow basis-40 w-auto!')}
        />
        <Button type="submit" size="sm" busy={edit.busy}>
          {t('platform.record.save')}
        </Button>
        <Button look="quiet" size="sm" onClick={edit.leave}>
          {t('platform.cancel')}
        </Button>
        {edit.failure !== null && (
          <p id={id} role="alert" className="w-full text-xs font-medium text-destructive">
            {failureText(t, edit.failure, words)}
          </p>
        )}
      </form>
    </RecordDetail>
  )
}
