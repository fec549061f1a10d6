import { useTranslation } from 'react-i18next'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import type { NetworkProfile } from '../contract.ts'

/** The people whom the member follows among the followers of a profile. Keys: network.mutuals.* */
export function Mutuals({ people, count }: NetworkProfile['mutuals']) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [first, second] = people
  if (!first) return null
  const others = count - (second ? 2 : 1)
  const names = { first: first.name, second: second?.name ?? '', count: others, shown: formatNumber(others, locale) }
  const words = !second ? 'one' : others > 0 ? 'many' : 'two'
  return (
    <p className="mt-3 flex items-center gap-2 text-xs text-muted-foreground">
      <span aria-hidden className="flex -space-x-2">
        {people.map(({ id, username, avatarUrl }) => (
          <Avatar key={id} name={username} picture={avatarUrl} size="xs" className="ring-2 ring-background" />
        ))}
      </span>
      <span>{t(`network.mutuals.${words}`, names)}</span>
    </p>
  )
}
