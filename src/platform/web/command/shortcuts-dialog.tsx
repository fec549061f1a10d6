import { useTranslation } from 'react-i18next'
import { Modal } from '../ui/modal.tsx'
import { SwitchField } from '../ui/switch.tsx'
import { COMMAND_GROUPS, type Command } from './command.ts'
import { Keys } from './keys.tsx'
import { closePalette } from './palette-store.ts'
import { isSingleKey } from './shortcut-keys.ts'
import { setSingleKeys, useSingleKeys } from './shortcut-setting.ts'

/** The keys of a row of a table; they do not depend on the setting, because they work only while a row has the focus. */
const TABLE_KEYS = [
  ['j', 'next'],
  ['k', 'previous'],
  ['x', 'select'],
  ['.', 'actions'],
  ['Enter', 'open'],
] as const

export type ListedShortcut = Pick<Command, 'group' | 'title'> & { keys: string }

/** Lists the shortcuts and the setting for single keys. Keys: platform.command.group.*, platform.command.table.* */
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
            <Section key={group} title={t(`platform.command.group.${group}`)} shortcuts={own} isOff={(keys) => !on && isSingleKey(keys)} />
          )
        })}
        <Section
          title={t('platform.command.table.title')}
          shortcuts={TABLE_KEYS.map(([keys, action]) => ({ keys, title: t(`platform.command.table.${action}`) }))}
          isOff={() => false}
        />
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

type SectionProps = { title: string; shortcuts: readonly Pick<ListedShortcut, 'title' | 'keys'>[]; isOff: (keys: string) => boolean }

function Section({ title, shortcuts, isOff }: SectionProps) {
  return (
    <section className="mb-5">
      <h3 className="text-xs font-semibold text-muted-foreground">{title}</h3>
      <dl className="mt-1 divide-y">
        {shortcuts.map(({ title: action, keys }) => (
          <div key={keys} className="flex min-h-10 items-center justify-between gap-4">
            <dt className={isOff(keys) ? 'text-muted-foreground line-through' : ''}>{action}</dt>
            <dd>
              <Keys keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
