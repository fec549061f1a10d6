/** Selects one or several of many records; searches the server while the user types. */
import { Check, LoaderCircle, Plus, X } from 'lucide-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { classes } from '../ui/classes.ts'
import { Field, type Labelled } from '../ui/field.tsx'
import { type Choice, useChoices } from './use-choices.ts'

type Props = Labelled & {
  /** Returns the best results first. Called at every pause in typing, and with an empty query when the list opens. */
  search: (query: string, signal: AbortSignal) => Promise<readonly Choice[]>
  value: readonly Choice[]
  onChange: (value: Choice[]) => void
  multiple?: boolean
  /** Creates a record with the typed name when none has it. */
  onCreate?: (name: string) => Choice | Promise<Choice>
  placeholder?: string
  /** Enter takes what is typed, unless a choice is called so; else the first choice. */
  takesTyped?: boolean
}

export function Combobox({ search, value, onChange, multiple = false, onCreate, placeholder, takesTyped = false, ...labelled }: Props) {
  const { t } = useTranslation()
  const list = useId()
  const input = useRef<HTMLInputElement>(null)
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')
  /** The line that the arrow keys chose; null: none yet. */
  const [at, setAt] = useState<number | null>(null)
  const { choices, state } = useChoices(search, typed, open)
  const name = typed.trim()
  const exact = choices.findIndex(({ id, title }) => [id, title].some((text) => text.toLocaleLowerCase() === name.toLocaleLowerCase()))
  const creatable = onCreate !== undefined && name !== '' && state === 'answered' && exact < 0
  const count = choices.length + (creatable ? 1 : 0)
  const preferred = takesTyped && creatable ? choices.length : Math.max(0, takesTyped ? exact : 0)
  const active = Math.min(at ?? preferred, count - 1)
  const isChosen = (choice: Choice) => value.some(({ id }) => id === choice.id)

  function take(choice: Choice) {
    if (multiple) onChange(isChosen(choice) ? value.filter(({ id }) => id !== choice.id) : [...value, choice])
    else onChange([choice])
    setTyped('')
    setAt(null)
    if (!multiple) setOpen(false)
  }

  async function takeActive() {
    const choice = choices[active]
    if (choice) take(choice)
    else await create()
  }

  async function create() {
    if (creatable) take(await onCreate(name))
  }

  function hear(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    const last = value.at(-1)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setOpen(true)
      if (open && count > 0) setAt((active + (event.key === 'ArrowDown' ? 1 : count - 1)) % count)
    } else if (event.key === 'Enter' && open && count > 0) void takeActive()
    else if (event.key === 'Escape' && open) setOpen(false)
    else if (event.key === 'Backspace' && typed === '' && last) onChange(value.slice(0, -1))
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Field {...labelled}>
      {(ids) => (
        <span className="relative block">
          <span className="flex min-h-12 w-full flex-wrap items-center gap-1.5 rounded-md border border-input bg-card px-2 py-1.5 has-aria-invalid:border-destructive has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-ring">
            {value.map((choice) => (
              <span key={choice.id} className={classes('inline-flex max-w-full items-center rounded-sm ps-2.5', multiple && 'bg-muted')}>
                <bdi className="truncate">{choice.title}</bdi>
                <button
                  type="button"
                  aria-label={t('platform.tags.remove', { tag: choice.title })}
                  onClick={() => {
                    onChange(value.filter(({ id }) => id !== choice.id))
                    input.current?.focus()
                  }}
                  className="inline-flex size-8 shrink-0 items-center justify-center rounded-sm text-muted-foreground hover:text-foreground"
                >
                  <X aria-hidden className="size-3.5" />
                </button>
              </span>
            ))}
            <input
              {...ids}
              ref={input}
              role="combobox"
              dir={typed === '' ? undefined : 'auto'}
              autoComplete="off"
              aria-expanded={open}
              aria-controls={list}
              aria-autocomplete="list"
              aria-activedescendant={open && active >= 0 ? `${list}-${active}` : undefined}
              value={typed}
              placeholder={value.length === 0 ? placeholder : undefined}
              onChange={({ target }) => {
                setTyped(target.value)
                setOpen(true)
                setAt(null)
              }}
              onClick={() => setOpen(true)}
              onKeyDown={hear}
              onBlur={() => setOpen(false)}
              className="h-8 w-20 min-w-20 grow bg-transparent px-1 text-base outline-none placeholder:text-muted-foreground md:text-sm"
            />
            {state === 'asking' && <LoaderCircle aria-hidden className="size-4.5 animate-spin text-muted-foreground" />}
          </span>
          {open && (
            <ul
              id={list}
              // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list of options is what a combobox opens
              role="listbox"
              aria-label={labelled.label}
              aria-multiselectable={multiple}
              className="absolute inset-x-0 top-full z-30 mt-1 max-h-72 overflow-y-auto rounded-md border bg-popover p-1.5 text-popover-foreground shadow-lg"
            >
              {choices.map((choice, index) => (
                <Line
                  key={choice.id}
                  id={`${list}-${index}`}
                  active={index === active}
                  chosen={isChosen(choice)}
                  onPick={() => take(choice)}
                >
                  <bdi className="truncate">{choice.title}</bdi>
                  {choice.detail && <bdi className="truncate text-xs text-muted-foreground">{choice.detail}</bdi>}
                </Line>
              ))}
              {creatable && (
                <Line id={`${list}-${choices.length}`} active={active === choices.length} chosen={false} onPick={() => void create()}>
                  <Plus aria-hidden className="size-4 text-muted-foreground" />
                  {t('platform.combobox.create', { name })}
                </Line>
              )}
            </ul>
          )}
          <span role="status" className={open && count === 0 ? 'block pt-1.5 text-xs text-muted-foreground' : 'sr-only'}>
            {open && state === 'failed' && t('platform.command.searchFailed')}
            {open && state === 'asking' && count === 0 && t('platform.loading')}
            {open && state === 'answered' && count === 0 && t('platform.noResults.title')}
          </span>
        </span>
      )}
    </Field>
  )
}

type LineProps = { id: string; active: boolean; chosen: boolean; onPick: () => void; children: React.ReactNode }

function Line({ id, active, chosen, onPick, children }: LineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field that keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active one
    <li
      id={id}
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a list of options is what a combobox opens
      role="option"
      aria-selected={chosen}
      ref={(line) => {
        if (active) line?.scrollIntoView({ block: 'nearest' })
      }}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={classes('flex min-h-11 cursor-pointer items-center gap-2 rounded-sm px-3 md:min-h-9', active && 'bg-muted')}
    >
      {children}
      {chosen && <Check aria-hidden className="ms-auto size-4 shrink-0 text-primary" />}
    </li>
  )
}
