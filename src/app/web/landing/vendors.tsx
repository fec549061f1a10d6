import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Overview, VendorMark, vendorPath } from '#domains/marketplace/web/index.ts'
import { Picture } from '#platform/web/ui/picture.tsx'

export function Vendors({ vendors = [] }: { vendors: Overview['vendors'] | undefined }) {
  const { t } = useTranslation()
  if (vendors.length === 0) return null
  return (
    <section aria-labelledby="vendors" className="page mt-24">
      <h2 id="vendors" className="text-xl font-bold tracking-tight">
        {t('app.vendors.title')}
      </h2>
      <p className="mt-2 max-w-xl text-muted-foreground">{t('app.vendors.lead')}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {vendors.map(({ slug, name, tagline, image }) => (
          <li key={slug}>
            <Link
              to={vendorPath(slug)}
              className="flex h-full items-center gap-4 rounded-lg border bg-card p-4 transition hover:border-input hover:shadow-md"
            >
              {image ? (
                <Picture image={image} alt="" sizes="5rem" className="size-20 shrink-0 rounded-md" />
              ) : (
                <VendorMark name={name} className="size-20 rounded-md" />
              )}
              <span className="min-w-0">
                <span className="block font-semibold">
                  <bdi>{name}</bdi>
                </span>
                <span className="mt-0.5 line-clamp-2 text-xs text-muted-foreground">{tagline}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
