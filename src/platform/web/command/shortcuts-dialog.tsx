import { useTranslation } from 'react-i18next'
import { Modal } from '../ui/modal.tsx'
import { SwitchField } from '../ui/switch.tsx'
import { COMMAND_GROUPS, type Command } from './command.ts'
import { Keys } from './keys.tsx'
import { closePalette } from './palette-store.ts'
import { isSingleKey } from './shortcut-keys.ts'
import { setSingleKeys, useSingleKeys } from './shortcut-setting.ts'

export type ListedShortcut = Pick<Command, 'group' | 'title'> & { keys: string }

/** Lists the shortcuts and the setting for single keys. Keys: platform.command.group.* */
export default function ShortcutsDialog({ shortcuts }: { shortcuts: readonly ListedShortcut[] }) {
  const { t } = useTranslation()
  const on = useSingleKeys()
  return (
    <Modal open onOpenChange={closePalette} title={t('platform.command.shortcuts')} width="lg">
      <div className="grid gap-x-8 sm:grid-cols-2">
        {COMMAND_GROUPS.map((group) => {
          const own = shortcuts.filter((shortcut) => shortcut.group === group)
          if (own.length === 0) return null
          return (
            <section key={group} className="mb-5">
              <h3 className="text-xs font-semibold text-muted-foreground">{t(`platform.command.group.${group}`)}</h3>
              <dl className="mt-1 divide-y">
                {own.map(({ title, keys }) => (
                  <div key={keys} className="flex min-h-10 items-center justify-between gap-4">
                    <dt className={!on && isSingleKey(keys) ? 'text-muted-foreground line-through' : ''}>{title}</dt>
                    <dd>
                      <Keys keys={keys} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          )
        })}
      </div>
      <div className="border-t pt-2">
        <SwitchField
          label={t('platform.command.singleKeys')}
          hint={t('platform.command.singleKeysHint')}
          checked={on}
          onChange={setSingleKeys}
        />
      </div>
    </Modal>
  )
}
