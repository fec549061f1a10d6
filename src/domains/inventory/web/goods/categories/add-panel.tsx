import { useTranslation } from 'react-i18next'
import type { OwnCategoryView } from '#domains/catalog/contract.ts'
import { Panel } from '#platform/web/ui/panel.tsx'
import { CategoryForm } from './category-form.tsx'
import { useAddCategory } from './operations.ts'

export default function AddPanel({ workspaceId, above }: { workspaceId: string; above: OwnCategoryView[] }) {
  const { t } = useTranslation()
  return (
    <Panel title={t('inventory.categories.addTitle')}>
      <CategoryForm
        above={above}
        defaults={{ name: '', parentSlug: above[0]?.slug ?? '' }}
        operation={useAddCategory(workspaceId)}
        input={(values) => values}
        submit={t('inventory.categories.add')}
        done={t('inventory.categories.added')}
      />
    </Panel>
  )
}
