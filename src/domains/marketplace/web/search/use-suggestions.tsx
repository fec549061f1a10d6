import { useQuery } from '@tanstack/react-query'
import { Clock, FolderSearch, Search, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { productPath } from '#domains/catalog/web/index.ts'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney } from '#platform/web/money.tsx'
import { clearSearches, useRecentSearches } from '#platform/web/recent-searches.ts'
import { useSource } from '#platform/web/source.ts'
import { Picture } from '#platform/web/ui/picture.tsx'
import { useDebounced } from '#platform/web/use-debounced.ts'
import { marketplacePath, vendorPath } from '../list-paths.ts'
import { overviewQuery, suggestionsQuery } from '../queries.ts'
import { VendorMark } from '../vendor-mark.tsx'
import type { Suggestion } from './suggestion.ts'

/** Pause between keystrokes before the server is asked. */
const PAUSE_MS = 120
/** One letter matches too much. */
const FEWEST_LETTERS = 2
const ICON = 'size-4.5 text-muted-foreground'

/** Without a query these are recent searches, with one also suggestions. `state` is the state of the server query. */
export function useSuggestions(text: string): { options: Suggestion[]; state: 'quiet' | 'asking' | 'answered' | 'failed' } {
  const q = useDebounced(text.trim(), PAUSE_MS)
  const recent = useRecentOptions()
  const found = useQuery({ ...suggestionsQuery(useSource(), q), enabled: q.length >= FEWEST_LETTERS })
  const meant = found.data?.corrected ?? found.data?.fewer?.q ?? q
  const categories = useCategoryOptions(q, meant, found.data?.categories ?? [])
  const { t } = useTranslation()
  const locale = useLocale()
  if (q.length < FEWEST_LETTERS) return { options: recent, state: 'quiet' }
  if (found.isError) return { options: categories, state: 'failed' }
  if (!found.data) return { options: categories, state: 'asking' }
  const { products, vendors, total } = found.data
  const count = formatNumber(total.count, locale) + (total.exact ? '' : '+')
  const options: Suggestion[] = [
    ...(total.count > 0
      ? [
          {
            id: 'all',
            group: 'search' as const,
            title: meant,
            href: marketplacePath({ q: meant }),
            query: meant,
            detail: t('marketplace.count', { count: total.count, shown: count }),
            picture: <Search aria-hidden className={ICON} />,
          },
        ]
      : []),
    ...categories,
    ...vendors.map(
      ({ slug, name }): Suggestion => ({
        id: `vendor-${slug}`,
        group: 'vendors',
        title: name,
        href: vendorPath(slug),
        picture: <VendorMark name={name} className="size-8 text-sm" />,
      }),
    ),
    ...products.map(
      ({ productId, name, vendor, price, image }): Suggestion => ({
        id: productId,
        group: 'products',
        title: name,
        href: productPath(productId),
        detail: `${vendor.name} · ${formatMoney(price, locale)}`,
        picture: <Picture image={image} alt="" sizes="40px" className="size-10 rounded-sm" />,
      }),
    ),
  ]
  return { options, state: found.isPlaceholderData ? 'asking' : 'answered' }
}

/** Categories with a matching name, and those with most results. */
function useCategoryOptions(q: string, meant: string, scopes: readonly { slug: string; name: string; count: number }[]): Suggestion[] {
  const { t } = useTranslation()
  const locale = useLocale()
  const { data: overview } = useQuery({ ...overviewQuery(useSource()), enabled: q !== '' })
  const picture = <FolderSearch aria-hidden className={ICON} />
  const typed = plain(q)
  const called = (overview?.categories ?? []).filter((category) => typed !== '' && plain(category.name).startsWith(typed))
  return [
    ...called.map(
      (category): Suggestion => ({
        id: `category-${category.slug}`,
        group: 'categories',
        title: category.name,
        picture,
        href: marketplacePath({ category: [category.slug] }),
        query: '',
      }),
    ),
    ...scopes.map(
      (category): Suggestion => ({
        id: `scope-${category.slug}`,
        group: 'categories',
        picture,
        query: meant,
        title: t('marketplace.search.scope', { query: meant, category: category.name }),
        detail: formatNumber(category.count, locale),
        href: marketplacePath({ q: meant, category: [category.slug] }),
      }),
    ),
  ]
}

function useRecentOptions(): Suggestion[] {
  const { t } = useTranslation()
  const recent = useRecentSearches()
  if (recent.length === 0) return []
  return [
    ...recent.map(
      (query, index): Suggestion => ({
        id: `recent-${index}`,
        group: 'recent',
        title: query,
        query,
        href: marketplacePath({ q: query }),
        picture: <Clock aria-hidden className={ICON} />,
      }),
    ),
    {
      id: 'forget',
      group: 'recent',
      title: t('marketplace.search.forget'),
      href: '',
      run: clearSearches,
      picture: <Trash2 aria-hidden className={ICON} />,
    },
  ]
}

/** Normalizes case and accents like the server. */
const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLocaleLowerCase()
