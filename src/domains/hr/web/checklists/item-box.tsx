import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { formatUtcDay } from '#platform/web/i18n/dates.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { classes } from '#platform/web/ui/classes.ts'
import type { ChecklistItemView } from '../../contract.ts'

type Props = {
  item: ChecklistItemView
  /** Undefined: somebody else ticks it. */
  onTick?: ((done: boolean) => void) | undefined
  disabled?: boolean
  /** More about the item, below its title. */
  children?: ReactNode
}

/** One item of a checklist. Keys: hr.checklists.role.* */
export function ItemBox({ item: { title, role, dueOn, doneAt }, onTick, disabled = false, children }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const id = useId()
  const isDone = doneAt !== null
  const isLate = !isDone && dueOn < new Date().toLocaleDateString('sv')
  return (
    <li className="flex items-start gap-3 py-2">
      <span className="grid size-11 shrink-0 place-items-center">
        <input
          id={id}
          type="checkbox"
          checked={isDone}
          disabled={disabled || !onTick}
          aria-describedby={`${id}-more`}
          onChange={({ target }) => onTick?.(target.checked)}
          className="size-5 accent-primary"
        />
      </span>
      <div className="min-w-0 grow py-1.5">
        <label htmlFor={id} className={classes('block wrap-anywhere', isDone && 'text-muted-foreground line-through')}>
          <bdi>{title}</bdi>
        </label>
        <p id={`${id}-more`} className="text-sm text-muted-foreground">
          {t(`hr.checklists.role.${role}`)} ·{' '}
          <span className={isLate ? 'text-destructive' : ''}>
            {t(isLate ? 'hr.checklists.late' : 'hr.checklists.due', { date: formatUtcDay(dueOn, locale) })}
          </span>
          {children}
        </p>
      </div>
    </li>
  )
}
