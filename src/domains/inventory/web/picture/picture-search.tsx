import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { inputClasses } from '#platform/web/ui/field.tsx'
import { useDebounced } from '#platform/web/use-debounced.ts'

const PAUSE_MS = 300

/** Searches after a pause in typing. */
export function PictureSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation()
  const [typed, setTyped] = useState(value)
  const settled = useDebounced(typed, PAUSE_MS)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a pause in typing changes the address
  useEffect(() => {
    if (settled.trim() !== value) onChange(settled.trim())
  }, [settled])
  return (
    <span className="relative grow basis-56 sm:max-w-xs">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-3 my-auto size-4.5 text-muted-foreground" />
      <input
        type="search"
        aria-label={t('inventory.stock.search')}
        placeholder={t('inventory.stock.search')}
        dir="auto"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        className={inputClasses('ps-10')}
      />
    </span>
  )
}
