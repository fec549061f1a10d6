import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#platform/web/i18n/use-language.ts'
import { Confirm } from '#platform/web/ui/confirm.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { toast } from '#platform/web/ui/toast-store.ts'
import type { ManagedCategoryView } from '../../contract.ts'
import { useRemoveCategory } from './operations.ts'

type Props = { category: ManagedCategoryView; categories: readonly ManagedCategoryView[]; onClose: () => void }

/** Deletes a category. If it is in use, asks for the category its products move to. */
export default function RemoveDialog({ category: { id, names, used, below }, categories, onClose }: Props) {
  const { t } = useTranslation()
  const language = useLanguage()
  const remove = useRemoveCategory()
  const others = categories.filter((other) => other.id !== id)
  const [target, setTarget] = useState(others[0]?.id ?? '')
  const isUsed = used + below > 0
  return (
    <Confirm
      open
      danger
      onOpenChange={onClose}
      title={t('catalog.categories.removeTitle', { name: names[language] || names.en })}
      action={t('catalog.categories.remove')}
      words="catalog"
      onConfirm={async () => {
        await remove.mutateAsync({ id, ...(isUsed && target && { moveTo: target }) })
        toast({ title: t('catalog.categories.removed') })
      }}
    >
      <p>{isUsed ? t('catalog.categories.removeUsed', { count: used }) : t('catalog.categories.removeUnused')}</p>
      {isUsed && others.length > 0 && (
        <SelectField
          label={t('catalog.categories.moveTo')}
          value={target}
          onChange={(event) => setTarget(event.target.value)}
          className="pt-3 text-foreground"
        >
          {others.map((other) => (
            <option key={other.id} value={other.id}>
              {other.names[language] || other.names.en}
            </option>
          ))}
        </SelectField>
      )}
    </Confirm>
  )
}
