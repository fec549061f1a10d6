import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, type To } from 'react-router'
import { PageHead } from '#platform/web/ui/page-head.tsx'

type Props = {
  title: string
  /** One line under the title. */
  lead?: ReactNode
  icon?: LucideIcon
  /** Links to other screens. */
  foot?: ReactNode
  /** Excludes the page from search engines. */
  hidden?: boolean
  children?: ReactNode
}

/** Common frame of all screens in the auth layout. */
export function EntryFrame({ title, lead, icon: Icon, foot, hidden = false, children }: Props) {
  return (
    <>
      <PageHead title={title} hidden={hidden} />
      {Icon && (
        <span className="mb-5 flex size-12 items-center justify-center rounded-full bg-accent text-accent-foreground">
          <Icon aria-hidden className="size-6" strokeWidth={1.75} />
        </span>
      )}
      <h1 className="text-[1.625rem] leading-tight font-bold tracking-tight">{title}</h1>
      {lead && <p className="mt-2 text-muted-foreground">{lead}</p>}
      {children && <div className="mt-7">{children}</div>}
      {foot && <div className="mt-7 border-t pt-5 text-center text-muted-foreground">{foot}</div>}
    </>
  )
}

export function TextLink({ className = '', ...rest }: { to: To; state?: unknown; className?: string; children: ReactNode }) {
  return <Link {...rest} className={`font-semibold text-primary underline-offset-4 hover:underline ${className}`} />
}

export function TextButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      className="inline-flex min-h-9 items-center rounded-sm font-semibold text-primary underline-offset-4 hover:underline"
    >
      {children}
    </button>
  )
}
