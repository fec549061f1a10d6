import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { formatNumber } from '#platform/web/i18n/numbers.ts'
import { useLocale } from '#platform/web/i18n/use-locale.ts'
import { Badge } from '#platform/web/ui/badge.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { ActionMenu } from '#platform/web/ui/menu.tsx'
import type { CategoryView } from '../../contract.ts'
import { PRODUCTS } from '../paths.ts'
import { CategoryDialog } from './category-dialog.tsx'

const DeleteCategory = lazy(() => import('./delete-category.tsx'))

type Task = { what: 'change' | 'delete'; category: CategoryView }

/** The platform's categories, each followed by the workspace's subcategories. */
export default function CategoryList({ workspaceId, categories }: { workspaceId: string; categories: readonly CategoryView[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  const [task, setTask] = useState<Task | null>(null)
  const close = () => setTask(null)
  return (
    <>
      <ul className="divide-y">
        {categories.map((category) => (
          <li key={category.id} className={classes('flex min-h-14 items-center gap-3', category.editable && 'ps-6')}>
            <span className="flex min-w-0 grow flex-wrap items-center gap-x-3 gap-y-1">
              <bdi className={category.editable ? 'wrap-anywhere' : 'font-semibold'}>{category.name}</bdi>
              {!category.editable && <Badge>{t('products.categories.platforms')}</Badge>}
            </span>
            {category.used > 0 && (
              <Link
                to={`${PRODUCTS}?category=${category.slug}`}
                className="inline-flex min-h-11 items-center text-muted-foreground tabular-nums underline-offset-4 hover:text-foreground hover:underline"
              >
                {t('products.categories.used', { count: category.used, shown: formatNumber(category.used, locale) })}
              </Link>
            )}
            {category.editable && (
              <ActionMenu
                label={t('products.list.actionsFor', { name: category.name })}
                actions={[
                  { label: t('products.categories.change'), onSelect: () => setTask({ what: 'change', category }) },
                  { label: t('products.categories.delete'), danger: true, onSelect: () => setTask({ what: 'delete', category }) },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {task?.what === 'change' && (
        <CategoryDialog
          category={task.category}
          above={categories.filter(({ editable }) => !editable)}
          workspaceId={workspaceId}
          onClose={close}
        />
      )}
      {task?.what === 'delete' && (
        <Suspense fallback={null}>
          <DeleteCategory workspaceId={workspaceId} category={task.category} onClose={close} />
        </Suspense>
      )}
    </>
  )
}
