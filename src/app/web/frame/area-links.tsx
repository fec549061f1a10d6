import { useTranslation } from 'react-i18next'
import { NavLink } from 'react-router'
import { useWorkspace } from '#domains/workspaces/web/index.ts'
import type { LabelledScreen } from '../../screens.ts'

/** The screens of the area that is open, without those that need a permission the user lacks in this workspace. */
export function AreaLinks({ screens }: { screens: readonly LabelledScreen[] }) {
  const { t } = useTranslation()
  const held = useWorkspace()?.permissions ?? []
  const open = screens.filter(({ permission }) => !permission || held.includes(permission))
  if (open.length === 0) return null
  return (
    <ul className="my-1 ms-5 flex flex-col gap-px border-s ps-2">
      {open.map(({ path, label }) => (
        <li key={path}>
          <NavLink
            to={path}
            className="flex min-h-11 items-center rounded-md px-3 text-sm text-muted-foreground transition hover:bg-muted hover:text-foreground aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent-foreground md:min-h-8"
          >
            <span className="truncate">{t(label)}</span>
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
