import { Search } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inputClasses } from '#platform/web/ui/field.tsx'
import { Select } from '#platform/web/ui/select.tsx'
import type { AccountFilters } from './filters.ts'

type Props = { filters: AccountFilters; change: (filters: AccountFilters) => void }

/** Keys: accounts.role.* */
export function AccountFilterForm({ filters, change }: Props) {
  const { t } = useTranslation()
  const id = useId()
  const [text, setText] = useState(filters.q ?? '')
  const set = (patch: { [Key in keyof AccountFilters]?: string }) => {
    const next = Object.entries({ ...filters, ...patch }).filter(([, value]) => value)
    change(Object.fromEntries(next) as AccountFilters)
  }
  return (
    <search className="flex flex-wrap gap-3">
      <form
        className="min-w-0 grow basis-64"
        onSubmit={(event) => {
          event.preventDefault()
          set({ q: text.trim() })
        }}
      >
        <label htmlFor={id} className="sr-only">
          {t('accounts.admin.search')}
        </label>
        <span className="relative block">
          <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-muted-foreground" />
          <input
            id={id}
            type="search"
            maxLength={200}
            value={text}
            placeholder={t('accounts.admin.search')}
            onChange={({ target }) => {
              setText(target.value)
              if (target.value === '') set({ q: '' })
            }}
            className={inputClasses('ps-10')}
          />
        </span>
      </form>
      <Select
        aria-label={t('accounts.admin.role')}
        value={filters.role ?? ''}
        onChange={({ target }) => set({ role: target.value })}
        className="grow sm:grow-0 sm:basis-48"
      >
        <option value="">{t('accounts.admin.allRoles')}</option>
        <option value="user">{t('accounts.role.user')}</option>
        <option value="vendor">{t('accounts.role.vendor')}</option>
        <option value="admin">{t('accounts.role.admin')}</option>
      </Select>
      <Select
        aria-label={t('accounts.admin.state')}
        value={filters.state ?? ''}
        onChange={({ target }) => set({ state: target.value })}
        className="grow sm:grow-0 sm:basis-48"
      >
        <option value="">{t('accounts.admin.allStates')}</option>
        <option value="active">{t('accounts.admin.active')}</option>
        <option value="suspended">{t('accounts.admin.suspended')}</option>
      </Select>
    </search>
  )
}
