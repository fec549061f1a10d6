import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/field.tsx'
import { type Filter, type FilterValue, readFilter, writeFilter } from './filters.ts'

type Props = {
  filter: Filter
  value: FilterValue | undefined
  /** Null removes the filter. `done`: the editor can close. */
  onChange: (value: FilterValue | null, done: boolean) => void
}

/** Edits a filter. Options apply at once and the editor stays open, because arrow keys step through them; typed values apply on submit. */
export function FilterEditor({ filter, value, onChange }: Props) {
  return filter.kind === 'choice' ? (
    <Choices filter={filter} value={value} onChange={onChange} />
  ) : (
    <Typed filter={filter} value={value} onChange={onChange} />
  )
}

function Choices({ filter, value, onChange }: Props & { filter: Filter & { kind: 'choice' } }) {
  // The address changes a moment later; the pressed option is shown at once.
  const [chosen, setChosen] = useState<readonly string[]>(value && 'chosen' in value ? value.chosen : [])
  const { many = false, options, title } = filter
  const put = (option: string, on: boolean) => {
    const next = many ? options.map((one) => one.value).filter((one) => (one === option ? on : chosen.includes(one))) : [option]
    setChosen(next)
    onChange(next.length > 0 ? { chosen: next } : null, false)
  }
  return (
    <fieldset>
      <legend className="px-2 pb-1 text-xs font-semibold text-muted-foreground">{title}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-2 hover:bg-muted has-focus-visible:outline-2 has-focus-visible:outline-ring md:min-h-9"
        >
          <input
            type={many ? 'checkbox' : 'radio'}
            name={filter.key}
            checked={chosen.includes(option.value)}
            onChange={({ target }) => put(option.value, target.checked)}
            className="size-4.5 shrink-0 accent-primary outline-none"
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

function Typed({ filter, value, onChange }: Props) {
  const { t } = useTranslation()
  const [[from = '', to = ''], setEnds] = useState(() => {
    const text = value ? writeFilter(value) : ''
    return filter.kind === 'text' ? [text] : text.split('..')
  })
  function apply(event: FormEvent) {
    event.preventDefault()
    // React would also submit the form around the popover.
    event.stopPropagation()
    onChange(readFilter(filter, filter.kind === 'text' ? from : `${from}..${to}`), true)
  }
  const type = filter.kind === 'days' ? 'date' : 'number'
  const end = { type, step: 'any', dir: 'ltr' }
  return (
    <form onSubmit={apply} className="space-y-3 p-2">
      {filter.kind === 'text' ? (
        <TextField label={filter.title} value={from} maxLength={200} onChange={({ target }) => setEnds([target.value])} />
      ) : (
        <fieldset className="space-y-3">
          <legend className="pb-2 text-xs font-semibold text-muted-foreground">{filter.title}</legend>
          <TextField {...end} label={t('platform.table.fromField')} value={from} onChange={({ target }) => setEnds([target.value, to])} />
          <TextField {...end} label={t('platform.table.toField')} value={to} onChange={({ target }) => setEnds([from, target.value])} />
        </fieldset>
      )}
      <Button type="submit" size="sm" className="w-full">
        {t('platform.table.apply')}
      </Button>
    </form>
  )
}
