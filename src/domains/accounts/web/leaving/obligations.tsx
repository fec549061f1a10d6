import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** Obligations by their codes: the key of their sentence, and where they are met. Told by whoever knows all domains. */
export type KnownObligations = Readonly<Record<string, { words: string; path?: string }>>

/** Reasons why an account cannot go yet. */
export function Obligations({ codes, known }: { codes: readonly string[]; known: KnownObligations }) {
  const { t } = useTranslation()
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
