import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import { GROUPS, type Suggestion, type SuggestionsProps } from './suggestion.ts'
import { useSuggestions } from './use-suggestions.tsx'

/** The options below the search field. Keys: marketplace.search.group.recent, .search, .categories, .vendors, .products */
export default function Suggestions({ id, text, active, options: known, onOptions, onPick }: SuggestionsProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { options, state } = useSuggestions(text)
  const marks = options.map((option) => option.id + option.href).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are new at every drawing; what they lead to is what counts
  useEffect(() => {
    onOptions(options)
  }, [marks])
  const said =
    state === 'failed'
      ? t('marketplace.search.failed')
      : state === 'answered' && options.length === 0
        ? t('marketplace.search.none')
        : options.length > 0 && known.length > 0
          ? t('marketplace.search.found', { count: options.length, shown: formatNumber(options.length, locale) })
          : ''
  const shown = options.length > 0
  return (
    <>
      {shown && (
        <div
          id={`${id}-list`}
          role="listbox"
          aria-label={t('marketplace.search.suggestions')}
          className="absolute inset-x-0 top-full z-50 mt-2 max-h-[min(32rem,75dvh)] animate-rise overflow-y-auto rounded-lg border bg-popover p-1.5 text-popover-foreground shadow-lg"
        >
          {GROUPS.map((group) => {
            const members = options.filter((option) => option.group === group)
            if (members.length === 0) return null
            const title = t(`marketplace.search.group.${group}`)
            return (
              // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset
              <div key={group} role="group" aria-label={title}>
                {group !== 'search' && (
                  <p aria-hidden className="px-3 pt-2.5 pb-1 text-xs font-semibold text-muted-foreground">
                    {title}
                  </p>
                )}
                {members.map((option) => (
                  <Line
                    key={option.id}
                    id={`${id}-${option.id}`}
                    option={option}
                    active={option.id === active}
                    onPick={() => onPick(option)}
                  />
                ))}
              </div>
            )
          })}
        </div>
      )}
      <p
        role="status"
        className={
          !shown && said
            ? 'absolute inset-x-0 top-full z-50 mt-2 rounded-lg border bg-popover px-4 py-3 text-sm text-muted-foreground shadow-lg'
            : 'sr-only'
        }
      >
        {said}
      </p>
    </>
  )
}

type LineProps = { id: string; option: Suggestion; active: boolean; onPick: () => void }

function Line({ id, option: { title, detail, picture }, active, onPick }: LineProps) {
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
      className={classes('flex min-h-11 cursor-pointer items-center gap-3 rounded-md px-3 py-1 hover:bg-muted', active && 'bg-muted')}
    >
      <span className="flex size-10 shrink-0 items-center justify-center">{picture}</span>
      <span className="min-w-0 grow">
        <bdi className="block truncate text-sm font-medium">{title}</bdi>
      </span>
      {detail && <bdi className="shrink-0 truncate text-xs text-muted-foreground">{detail}</bdi>}
    </div>
  )
}
