import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { DeletionBlockers } from '#platform/web/domain.ts'

/** The app provides the blockers of all domains. */
export const DeletionBlockersContext = createContext<DeletionBlockers>({})

/** Obligations that prevent deleting the account. */
export function Obligations({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation()
  const known = useContext(DeletionBlockersContext)
  return (
    <ul className="mt-3 space-y-2">
      {codes.map((code) => (
        <li key={code} className="rounded-md border p-4">
          <p>{t([known[code]?.words ?? '', 'accounts.obligation.other'])}</p>
          {known[code]?.path && (
            <Link
              to={known[code].path}
              className="mt-1 inline-flex min-h-9 items-center font-semibold text-primary underline-offset-4 hover:underline"
            >
              {t('accounts.deletion.meet')}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}
