import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { NumberField, type Typed } from '#platform/web/inputs/number-field.tsx'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { TextField } from '#platform/web/ui/field.tsx'
import { SelectField } from '#platform/web/ui/select.tsx'
import { ITEM_ROLES, type ItemRole, MAX_DUE_DAYS, MAX_ITEM, MAX_ITEMS, MIN_DUE_DAYS } from '../../contract/checklist-limits.ts'
import type { TemplateItem } from '../../contract.ts'

/** While it is typed, the number may be unfinished. */
export type DraftItem = Omit<TemplateItem, 'dueDays'> & { dueDays: Typed }

type Props = { items: readonly DraftItem[]; onChange: (items: DraftItem[]) => void }

const isWholeDays = (days: Typed) => Number.isInteger(days) && Number(days) >= MIN_DUE_DAYS && Number(days) <= MAX_DUE_DAYS

/** The items of a template in their order. Keys: hr.checklists.role.* */
export function TemplateItems({ items, onChange }: Props) {
  const { t } = useTranslation()
  const set = (at: number, change: Partial<DraftItem>) =>
    onChange(items.map((item, index) => (index === at ? { ...item, ...change } : item)))
  function swap(at: number, other: number) {
    const next = [...items]
    const [one, two] = [next[at], next[other]]
    if (!one || !two) return
    next[at] = two
    next[other] = one
    onChange(next)
  }
  return (
    <fieldset className="space-y-3">
      <legend className="mb-3 font-semibold">{t('hr.templates.field.items')}</legend>
      {items.map(({ title, role, dueDays }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an item has no other name than its place.
        <div key={at} className="rounded-md border p-3">
          <div className="flex items-end gap-1">
            <TextField
              className="grow"
              label={t('hr.templates.item', { number: at + 1 })}
              value={title}
              required
              maxLength={MAX_ITEM}
              dir="auto"
              onChange={({ target }) => set(at, { title: target.value })}
            />
            <IconButton label={t('hr.templates.up', { title })} disabled={at === 0} onClick={() => swap(at, at - 1)}>
              <ArrowUp aria-hidden className="size-4.5" />
            </IconButton>
            <IconButton label={t('hr.templates.down', { title })} disabled={at === items.length - 1} onClick={() => swap(at, at + 1)}>
              <ArrowDown aria-hidden className="size-4.5" />
            </IconButton>
            <IconButton
              label={t('hr.templates.removeItem', { title })}
              disabled={items.length === 1}
              onClick={() => onChange(items.filter((_, index) => index !== at))}
            >
              <Trash2 aria-hidden className="size-4.5" />
            </IconButton>
          </div>
          <div className="mt-3 grid grid-cols-2 gap-3">
            <SelectField label={t('hr.templates.role')} value={role} onChange={({ target }) => set(at, { role: target.value as ItemRole })}>
              {ITEM_ROLES.map((value) => (
                <option key={value} value={value}>
                  {t(`hr.checklists.role.${value}`)}
                </option>
              ))}
            </SelectField>
            <NumberField
              label={t('hr.templates.dueDays')}
              unit={t('hr.templates.days')}
              value={dueDays}
              onChange={(value) => set(at, { dueDays: value })}
              error={isWholeDays(dueDays) ? undefined : t('hr.templates.daysRule', { least: MIN_DUE_DAYS, most: MAX_DUE_DAYS })}
            />
          </div>
        </div>
      ))}
      <Button
        look="secondary"
        disabled={items.length >= MAX_ITEMS}
        onClick={() => onChange([...items, { title: '', role: 'hr', dueDays: 0 }])}
      >
        <Plus aria-hidden className="size-4.5" />
        {t('hr.templates.addItem')}
      </Button>
    </fieldset>
  )
}
