import { ExternalLink } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { ProfileView } from '../../contract.ts'

/** What a person says about themselves: biography and links. */
export function AboutProfile({ bio, links }: Pick<ProfileView, 'bio' | 'links'>) {
  const { t } = useTranslation()
  return (
    <>
      {bio && (
        <p dir="auto" className="max-w-prose text-base wrap-anywhere whitespace-pre-line">
          {bio}
        </p>
      )}
      {links.length > 0 && (
        <ul aria-label={t('accounts.links.title')} className="mt-6 max-w-2xl divide-y rounded-lg border bg-card first:mt-0">
          {links.map(({ label, url }) => (
            <li key={`${label} ${url}`}>
              <a
                href={url}
                target="_blank"
                rel="me nofollow noopener"
                className="flex min-h-14 items-center gap-4 px-4 py-2.5 transition hover:bg-muted sm:px-5"
              >
                <span className="min-w-0 grow">
                  <span dir="auto" className="block truncate font-medium">
                    {label}
                  </span>
                  <span dir="ltr" className="block truncate text-xs text-muted-foreground rtl:text-end">
                    {new URL(url).host}
                  </span>
                </span>
                <ExternalLink aria-hidden className="size-4 shrink-0 text-muted-foreground" />
                <span className="sr-only">{t('accounts.profile.newTab')}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
