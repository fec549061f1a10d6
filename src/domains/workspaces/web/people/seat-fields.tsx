import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { AREAS, type Area } from '#platform/shared/areas.ts'
import type { AppointedRole } from '../../contract.ts'

export type SeatValues = { role: AppointedRole; areas: Area[] }

type Props = { value: SeatValues; roles: readonly AppointedRole[]; onChange: (value: SeatValues) => void }

/** A role, and for staff what they are entrusted with. Keys: workspaces.role.*, workspaces.roleText.*, workspaces.area.* */
export function SeatFields({ value: { role, areas }, roles, onChange }: Props) {
  const { t } = useTranslation()
  const name = useId()
  const toggle = (area: Area, held: boolean) =>
    onChange({ role, areas: AREAS.filter((other) => (other === area ? held : areas.includes(other))) })
  return (
    <>
      <fieldset>
        <legend className="mb-2 font-medium">{t('workspaces.people.role')}</legend>
        <div className="divide-y rounded-md border">
          {roles.map((option) => (
            <label key={option} className="flex cursor-pointer gap-3 p-3.5 has-checked:bg-muted/60">
              <input
                type="radio"
                name={name}
                value={option}
                checked={option === role}
                onChange={() => onChange({ role: option, areas })}
                className="mt-0.5 size-5 shrink-0 accent-primary"
              />
              <span>
                <span className="block font-medium">{t(`workspaces.role.${option}`)}</span>
                <span className="block text-xs text-muted-foreground">{t(`workspaces.roleText.${option}`)}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {role === 'staff' && (
        <fieldset>
          <legend className="mb-2 font-medium">{t('workspaces.people.areas')}</legend>
          <div className="grid grid-cols-2 gap-x-4">
            {AREAS.map((area) => (
              <label key={area} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={areas.includes(area)}
                  onChange={(event) => toggle(area, event.target.checked)}
                  className="size-5 shrink-0 accent-primary"
                />
                {t(`workspaces.area.${area}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
