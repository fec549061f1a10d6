import { SearchX } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#platform/web/ui/button.tsx'
import { Notice } from '#platform/web/ui/notice.tsx'
import { Alternatives } from './alternatives.tsx'
import { useChips } from './chips.ts'
import type { FilterProps } from './filter-props.ts'

/** The empty state; each filter can be removed separately. A search of the whole marketplace shows alternatives. */
export default function NoResults({ filters, change, clear, facets, ofVendor }: FilterProps) {
  const { t } = useTranslation()
  const chips = useChips(filters, facets)
  return (
    <>
      <Notice
        icon={SearchX}
        title={t('marketplace.none.title')}
        text={chips.length > 0 ? t('marketplace.none.text') : t('marketplace.none.empty')}
      >
        {chips.map(({ key, label, without }) => (
          <Button key={key} look="secondary" onClick={() => change(without)}>
            {t('marketplace.none.without', { filter: label })}
          </Button>
        ))}
        {chips.length > 1 && <Button onClick={clear}>{t('marketplace.chips.clear')}</Button>}
      </Notice>
      {filters.q && !ofVendor && <Alternatives />}
    </>
  )
}
