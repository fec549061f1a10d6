import { Bookmark, Check, ChevronDown, Users } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { textDirection } from '#platform/shared/language.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { buttonClasses } from '../ui/button.tsx'
import { Confirm } from '../ui/confirm.tsx'
import { toast } from '../ui/toast-store.ts'
import type { SavedViews } from './saved-views.ts'
import type { SavedView, ViewContent } from './saved-views-context.ts'

const ViewDialog = lazy(() => import('./view-dialog.tsx'))

type Props = {
  saved: SavedViews
  /** Those the list brings along, then the saved ones. */
  views: readonly SavedView[]
  /** The active view; null for the default. */
  current: SavedView | null
  /** Whether the list differs from the active view. */
  changed: boolean
  /** The current state of the list. */
  content: Pick<ViewContent, 'query' | 'columns'>
  onPick: (view: SavedView | null) => void
}

type Task = { what: 'save' } | { what: 'rename' | 'remove'; view: SavedView } | null

const ITEM = 'flex min-h-11 items-center gap-3 rounded-sm px-3 outline-none data-highlighted:bg-muted md:min-h-9'

export function ViewsMenu({ saved, views, current, changed, content, onPick }: Props) {
  const { t } = useTranslation()
  const direction = textDirection(useLanguage())
  const [task, setTask] = useState<Task>(null)
  const { update, remove, home } = saved
  const mayChange = current?.mayEdit === true

  async function keep(view: SavedView) {
    await update.mutateAsync({ ...view, ...content })
    toast({ title: t('platform.table.viewSaved', { name: view.name }) })
  }

  return (
    <>
      <DropdownMenu.Root dir={direction} modal={false}>
        <DropdownMenu.Trigger className={buttonClasses('secondary', 'sm', 'max-w-60')}>
          <Bookmark aria-hidden className="size-4.5 shrink-0" />
          <span className="truncate">
            <bdi>{current?.name ?? t('platform.table.allRows')}</bdi>
          </span>
          {changed && <span className="size-1.5 shrink-0 rounded-full bg-primary" title={t('platform.table.viewChanged')} />}
          {changed && <span className="sr-only">{t('platform.table.viewChanged')}</span>}
          <ChevronDown aria-hidden className="size-4 shrink-0 text-muted-foreground" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content
            align="end"
            sideOffset={4}
            collisionPadding={8}
            className="z-40 max-h-(--radix-dropdown-menu-content-available-height) max-w-80 min-w-60 animate-rise overflow-y-auto rounded-md border bg-popover p-1.5 text-popover-foreground shadow-lg"
          >
            <DropdownMenu.RadioGroup
              value={current?.id ?? ''}
              onValueChange={(id) => onPick(views.find((view) => view.id === id) ?? null)}
              aria-label={t('platform.table.views')}
            >
              <View value="">{t('platform.table.allRows')}</View>
              {views.map((view) => (
                <View key={view.id} value={view.id}>
                  <bdi className="truncate">{view.name}</bdi>
                  {view.shared && (
                    <Users role="img" aria-label={t('platform.table.viewShared')} className="size-4 shrink-0 text-muted-foreground" />
                  )}
                </View>
              ))}
            </DropdownMenu.RadioGroup>
            <DropdownMenu.Separator className="my-1.5 border-t" />
            {mayChange && changed && (
              <DropdownMenu.Item
                onSelect={() => void keep(current).catch(() => setTask({ what: 'rename', view: current }))}
                className={ITEM}
              >
                {t('platform.table.viewKeep', { name: current.name })}
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Item onSelect={() => setTask({ what: 'save' })} className={ITEM}>
              {t('platform.table.viewSave')}
            </DropdownMenu.Item>
            {mayChange && (
              <>
                <DropdownMenu.Item onSelect={() => setTask({ what: 'rename', view: current })} className={ITEM}>
                  {t('platform.table.viewRename')}
                </DropdownMenu.Item>
                <DropdownMenu.Item onSelect={() => setTask({ what: 'remove', view: current })} className={`${ITEM} text-destructive`}>
                  {t('platform.table.viewRemove')}
                </DropdownMenu.Item>
              </>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {(task?.what === 'save' || task?.what === 'rename') && (
        <Suspense fallback={null}>
          <ViewDialog
            saved={saved}
            view={task.what === 'rename' ? task.view : null}
            content={content}
            onSaved={onPick}
            onClose={() => setTask(null)}
          />
        </Suspense>
      )}
      {task?.what === 'remove' && (
        <Confirm
          open
          danger
          onOpenChange={() => setTask(null)}
          title={t('platform.table.viewRemoveTitle', { name: task.view.name })}
          action={t('platform.table.viewRemove')}
          words={home?.words ?? 'platform'}
          onConfirm={async () => {
            await remove.mutateAsync(task.view.id)
            onPick(null)
          }}
        >
          <p>{task.view.shared ? t('platform.table.viewRemoveShared') : t('platform.table.viewRemoveOwn')}</p>
        </Confirm>
      )}
    </>
  )
}

function View({ value, children }: { value: string; children: ReactNode }) {
  return (
    <DropdownMenu.RadioItem value={value} className={ITEM}>
      <span className="flex min-w-0 grow items-center gap-2">{children}</span>
      <DropdownMenu.ItemIndicator>
        <Check aria-hidden className="size-4 text-primary" />
      </DropdownMenu.ItemIndicator>
    </DropdownMenu.RadioItem>
  )
}
