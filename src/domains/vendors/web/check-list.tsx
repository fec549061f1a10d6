import { Check, Circle } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { Checklist, Check as CheckName } from '../contract.ts'

type Props = {
  items: Checklist /** Links to the pages for the open items; without a path an item is not a link. */
  paths?: Partial<Record<CheckName, string>>
}

/** Checklist of a shop. Keys: vendors.check.* */
export function CheckList({ items, paths = {} }: Props) {
  const { t } = useTranslation()
  return (
    <ul className="divide-y rounded-md border">
      {items.map(({ check, done }) => {
        const path = paths[check]
        const label = t(`vendors.check.${check}`)
        return (
          <li key={check} className="flex min-h-11 items-center gap-3 px-4 py-2">
            {done ? (
              <Check aria-hidden className="size-5 shrink-0 text-success" />
            ) : (
              <Circle aria-hidden className="size-5 shrink-0 text-muted-foreground" strokeWidth={1.5} />
            )}
            <span className="min-w-0 grow">
              {path && !done ? (
                <Link to={path} className="font-medium underline underline-offset-4">
                  {label}
                </Link>
              ) : (
                <span className={done ? 'text-muted-foreground' : 'font-medium'}>{label}</span>
              )}
            </span>
            <span className="text-xs text-muted-foreground">{done ? t('vendors.check.done') : t('vendors.check.open')}</span>
          </li>
        )
      })}
    </ul>
  )
}
