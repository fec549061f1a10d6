import { useTranslation } from 'react-i18next'
import type { SearchProvider } from '#platform/web/command/command.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney } from '#platform/web/money.tsx'
import { Picture } from '#platform/web/ui/picture.tsx'
import { marketplacePath } from './filters.ts'

const HANDFUL = 5

/** Searches products for the command menu with the marketplace's own list operation. */
export function useProductSearch(): SearchProvider {
  const { t } = useTranslation()
  const locale = useLocale()
  return {
    key: 'products',
    title: t('marketplace.command.products'),
    async search(q, { api }, signal) {
      const { items } = await api.marketplace.listings.list({ q, limit: HANDFUL }, { signal })
      return items.map(({ productId, name, vendor, price, image }) => ({
        id: productId,
        title: name,
        href: `/products/${productId}`,
        detail: `${vendor.name} · ${formatMoney(price, locale)}`,
        picture: <Picture image={image} alt="" sizes="24px" className="size-6 rounded-sm" />,
      }))
    },
    all: (q) => ({ title: t('marketplace.command.all', { query: q }), href: marketplacePath({ q }) }),
  }
}
