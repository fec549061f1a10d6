import { useId } from 'react'
import { classes } from '#platform/web/ui/classes.ts'

type Option = { value: string; label: string; count: string }
type Props = { title: string; all: string; chosen: string | undefined; options: Option[]; onChoose: (value: string | undefined) => void }

/** One of a few, each with how much there is of it. */
export function FilterChoice({ title, all, chosen, options, onChoose }: Props) {
  const id = useId()
  const row = (key: string, value: string | undefined, label: string, count?: string) => (
    <li key={key}>
      <button
        type="button"
        aria-pressed={chosen === value}
        onClick={() => onChoose(value)}
        className={classes(
          'flex min-h-11 w-full items-center justify-between gap-3 rounded-md px-3 text-start transition lg:min-h-10',
          chosen === value ? 'bg-accent font-semibold text-accent-foreground' : 'hover:bg-muted',
        )}
      >
        <bdi className="truncate">{label}</bdi>
        {count && <span className={classes('text-xs tabular-nums', chosen !== value && 'text-muted-foreground')}>{count}</span>}
      </button>
    </li>
  )
  return (
    <div>
      <h2 id={id} className="mb-2 px-3 text-xs font-semibold text-muted-foreground">
        {title}
      </h2>
      <ul aria-labelledby={id} className="space-y-0.5">
        {row('', undefined, all)}
        {options.map(({ value, label, count }) => row(value, value, label, count))}
      </ul>
    </div>
  )
}
