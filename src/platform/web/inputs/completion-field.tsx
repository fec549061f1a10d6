/** A text in which words after a sign, such as `@`, are completed. The list never opens for a word that matches nothing. */
import { Popover as Radix } from 'radix-ui'
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../i18n/numbers.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { Avatar } from '../ui/avatar.tsx'
import { classes } from '../ui/classes.ts'
import { findTypedWord, insertWord } from './completion.ts'
import { GrowingText, type GrowingTextProps } from './growing-text.tsx'
import { type Completion, type CompletionSource, useCompletions } from './use-completions.ts'

export type CompletionFieldProps = GrowingTextProps & {
  /** What completes the words after each sign. */
  sources: Readonly<Record<string, CompletionSource>>
}

export function CompletionField({ sources, value, onChange, onKeyDown, onBlur, element, ...rest }: CompletionFieldProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const list = useId()
  const own = useRef<HTMLTextAreaElement>(null)
  const field = element ?? own
  const moveTo = useRef<number | null>(null)
  const [cursor, setCursor] = useState<number | null>(null)
  const [at, setAt] = useState(0)
  const word = cursor === null ? null : findTypedWord(value, cursor, Object.keys(sources))
  const completions = useCompletions(sources, word)
  const active = Math.min(at, completions.length - 1)
  const open = word !== null && completions.length > 0

  // The new text is in the field only after it was rendered.
  useLayoutEffect(() => {
    if (moveTo.current === null) return
    field.current?.setSelectionRange(moveTo.current, moveTo.current)
    moveTo.current = null
  })

  const readCursor = () => {
    const { selectionStart = null, selectionEnd = null } = field.current ?? {}
    setCursor(selectionStart === selectionEnd ? selectionStart : null)
  }

  function take(completion: Completion) {
    if (!word) return
    const { text, cursor: next } = insertWord(value, word, completion.word)
    moveTo.current = next
    onChange(text)
    setCursor(null)
    setAt(0)
  }

  function hear(event: KeyboardEvent<HTMLTextAreaElement>) {
    const completion = completions[active]
    if (!open || !completion || event.nativeEvent.isComposing || event.ctrlKey || event.metaKey) return onKeyDown?.(event)
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      setAt((active + (event.key === 'ArrowDown' ? 1 : completions.length - 1)) % completions.length)
    } else if ((event.key === 'Enter' && !event.shiftKey) || event.key === 'Tab') take(completion)
    else if (event.key === 'Escape') setCursor(null)
    else return onKeyDown?.(event)
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <Radix.Root open={open} onOpenChange={() => setCursor(null)}>
      <Radix.Anchor asChild>
        <div className="min-w-0 grow">
          <GrowingText
            {...rest}
            element={field}
            value={value}
            onChange={(text) => {
              onChange(text)
              readCursor()
              setAt(0)
            }}
            onSelect={readCursor}
            onKeyDown={hear}
            onBlur={() => {
              setCursor(null)
              onBlur?.()
            }}
            aria-autocomplete="list"
            aria-controls={open ? list : undefined}
            aria-activedescendant={open ? `${list}-${active}` : undefined}
          />
          <span role="status" className="sr-only">
            {open && t('platform.completion.found', { count: completions.length, shown: formatNumber(completions.length, locale) })}
          </span>
        </div>
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          id={list}
          role="listbox"
          aria-label={t('platform.completion.label')}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          className="z-50 max-h-[min(20rem,var(--radix-popover-content-available-height))] w-72 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border bg-popover p-1.5 text-popover-foreground shadow-lg outline-none"
        >
          {completions.map((completion, index) => (
            <Line
              key={completion.key}
              id={`${list}-${index}`}
              sign={word?.sign ?? ''}
              completion={completion}
              active={index === active}
              onPick={() => take(completion)}
            />
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

type LineProps = { id: string; sign: string; completion: Completion; active: boolean; onPick: () => void }

function Line({ id, sign, completion: { word, name, detail, picture, isPerson }, active, onPick }: LineProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys go to the field that keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the active one
    <div
      id={id}
      role="option"
      aria-selected={active}
      ref={(line) => {
        if (active) line?.scrollIntoView({ block: 'nearest' })
      }}
      onPointerDown={(event) => event.preventDefault()}
      onClick={onPick}
      className={classes('flex min-h-11 cursor-pointer items-center gap-2.5 rounded-sm px-2.5 md:min-h-9', active && 'bg-muted')}
    >
      {isPerson && <Avatar name={word} picture={picture ?? null} size="xs" />}
      <bdi className="truncate">{isPerson ? (name ?? word) : `${sign}${word}`}</bdi>
      {name && <bdi className="truncate text-xs text-muted-foreground">{`${sign}${word}`}</bdi>}
      {detail && <span className="ms-auto shrink-0 text-xs text-muted-foreground">{detail}</span>}
    </div>
  )
}
