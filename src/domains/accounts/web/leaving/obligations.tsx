import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** Where somebody meets an obligation, by its code. Told by whoever knows all domains. */
export type ObligationPaths = Readonly<Record<string, string>>

/** Reasons why an account cannot go yet. Each domain words its own: `<domain>.obligation.<name>`. */
export function Obligations({ codes, paths }: { codes: readonly string[]; paths: ObligationPaths }) {
  const { t } = useTranslation()
  return (
    <ul className="mt-3 space-y-2">
      {codes.map((code) => {
        const [domain, name] = code.split('.')
        const path = paths[code]
        return (
          <li key={code} className="rounded-md border p-4">
            <p>{t([`${domain}.obligation.${name}`, 'accounts.obligation.other'])}</p>
            {path && (
              <Link to={path} className="mt-1 inline-flex min-h-9 items-center font-semibold text-primary hover:underline">
                {t('accounts.deletion.meet')}
              </Link>
            )}
          </li>
        )
      })}
    </ul>
  )
}
