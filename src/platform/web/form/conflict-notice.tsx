import { GitCompareArrows } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import type { Difference, Side } from './conflict.ts'
import { useValueText } from './use-value-text.ts'

type Props = {
  differences: readonly Difference[]
  labelOf: (path: string) => string
  /** Renders a value when plain text, a number or a list isn't enough. */
  show?: ((path: string, value: unknown) => ReactNode) | undefined
  /** Saves my version, with the saved values for these fields. */
  onSave: (takeSaved: readonly string[]) => void
  /** Discards my changes. */
  onTakeSaved: () => void
}

/** Shown after an edit conflict: both versions of each field, and a choice. Takes the focus. */
export function ConflictNotice({ differences, labelOf, show, onSave, onTakeSaved }: Props) {
  const { t } = useTranslation()
  const valueText = useValueText()
  const box = useRef<HTMLDivElement>(null)
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(differences.map(({ path, side }) => [path, side])),
  )
  useEffect(() => box.current?.focus(), [])
  const saved = differences.map(({ path }) => path).filter((path) => chosen[path] === 'saved')
  const draw = (path: string, value: unknown) => show?.(path, value) ?? valueText(value)
  return (
    <div ref={box} tabIndex={-1} role="alert" className="mb-5 scroll-m-24 rounded-md border border-warning p-4 sm:p-5">
      <h3 className="flex items-center gap-2 font-semibold">
        <GitCompareArrows aria-hidden className="size-5 shrink-0 text-warning" />
        {t('platform.conflict.title')}
      </h3>
      <p className="mt-1 text-muted-foreground">{t('platform.conflict.text')}</p>
      <div className="mt-4 space-y-4">
        {differences.map(({ path, mine, saved: theirs }) => (
          <Choice
            key={path}
            label={labelOf(path)}
            side={chosen[path] ?? 'mine'}
            mine={draw(path, mine)}
            saved={draw(path, theirs)}
            onChange={(side) => setChosen((before) => ({ ...before, [path]: side }))}
          />
        ))}
      </div>
      <div className="mt-4 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
        <Button onClick={() => onSave(saved)}>{t('platform.conflict.save')}</Button>
        <Button look="secondary" onClick={() => onSave([])}>
          {t('platform.conflict.keepMine')}
        </Button>
        <Button look="secondary" onClick={onTakeSaved}>
          {t('platform.conflict.takeSaved')}
        </Button>
      </div>
    </div>
  )
}

type ChoiceProps = { label: string; side: Side; mine: ReactNode; saved: ReactNode; onChange: (side: Side) => void }

function Choice({ label, side, mine, saved, onChange }: ChoiceProps) {
  const { t } = useTranslation()
  const name = useId()
  const version = (value: Side, title: string, content: ReactNode) => (
    <label
      className={classes(
        'flex cursor-pointer gap-3 rounded-md border p-3 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring',
        side === value ? 'border-primary bg-accent/50' : 'bg-muted/50',
      )}
    >
      <input
        type="radio"
        name={name}
        checked={side === value}
        onChange={() => onChange(value)}
        className="mt-0.5 size-5 shrink-0 accent-primary"
      />
      <span className="min-w-0">
        <span className="block text-xs font-semibold text-muted-foreground">{title}</span>
        <span dir="auto" className="block wrap-anywhere whitespace-pre-line">
          {content}
        </span>
      </span>
    </label>
  )
  return (
    <fieldset>
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="grid gap-2 sm:grid-cols-2">
        {version('saved', t('platform.conflict.saved'), saved)}
        {version('mine', t('platform.conflict.mine'), mine)}
      </div>
    </fieldset>
  )
}
