import { Layers, MessageCircleQuestion, ShoppingBag } from 'lucide-react'
import { defineWebDomain } from '#platform/web/domain.ts'
import { joinDetails } from '#platform/web/i18n/isolate.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { formatMoney } from '#platform/web/money.tsx'

export const web = defineWebDomain({
  dashboardNumbers: [
    {
      key: 'marketplace.questions',
      label: 'marketplace.dashboard.title',
      none: 'marketplace.dashboard.none',
      icon: MessageCircleQuestion,
      to: '/products',
      position: 5,
    },
  ],
  searchTypes: [
    {
      type: 'product',
      label: 'marketplace.command.products',
      icon: ShoppingBag,
      position: 1,
      useDetail() {
        const locale = useLocale()
        return ({ subtitle, amount }) => joinDetails([subtitle, amount && formatMoney(amount, locale)])
      },
    },
    { type: 'collection', label: 'marketplace.collection.title', icon: Layers, position: 3.5 },
  ],
})
