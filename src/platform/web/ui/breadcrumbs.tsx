import { ChevronRight } from 'lucide-react'
import { Fragment } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

export type Crumb = { label: string; to?: string }

export function Breadcrumbs({ crumbs }: { crumbs: Crumb[] }) {
  const { t } = useTranslation()
  return (
    <nav aria-label={t('platform.breadcrumbs')} className="text-xs text-muted-foreground">
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {crumbs.map(({ label, to }, index) => (
          <Fragment key={label}>
            {index > 0 && (
              <li aria-hidden>
                <ChevronRight className="flip size-3.5" />
              </li>
            )}
            <li className="min-w-0">
              {to ? (
                <Link to={to} className="inline-flex min-h-8 items-center hover:text-foreground hover:underline">
                  {label}
                </Link>
              ) : (
                <span aria-current="page" className="line-clamp-1 text-foreground">
                  {label}
                </span>
              )}
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  )
}
