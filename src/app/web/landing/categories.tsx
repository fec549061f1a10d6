import { ArrowRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { marketplacePath, type Overview } from '#domains/marketplace/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Picture } from '#platform/web/ui/picture.tsx'

export function Categories({ categories = [] }: { categories: Overview['categories'] | undefined }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (categories.length === 0) return null
  return (
    <section aria-labelledby="categories" className="page mt-16">
      <h2 id="categories" className="text-xl font-bold tracking-tight">
        {t('app.categories.title')}
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-3 md:gap-6">
        {categories.slice(0, 3).map((category) => (
          <li key={category.slug}>
            <Link to={marketplacePath({ category: [category.slug] })} className="group relative block overflow-hidden rounded-lg">
              <Picture
                image={category.image}
                alt=""
                sizes="(min-width: 48rem) 30vw, 100vw"
                className="aspect-16/10 w-full transition duration-200 ease-calm group-hover:scale-[1.03] md:aspect-4/5"
              />
              <span className="absolute inset-x-0 bottom-0 flex items-end justify-between gap-3 bg-[linear-gradient(to_top,#000b,#0000)] p-5 pt-16 text-white">
                <span>
                  <span className="block text-lg font-semibold">{category.name}</span>
                  <span className="text-xs text-white/85">
                    {t('app.categories.count', { count: category.productCount, shown: formatNumber(category.productCount, locale) })}
                  </span>
                </span>
                <span className="flex size-11 items-center justify-center rounded-full bg-white/15 backdrop-blur-sm transition group-hover:bg-white/30">
                  <ArrowRight aria-hidden className="flip size-5" />
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
