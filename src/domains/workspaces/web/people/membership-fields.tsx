import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PERMISSIONS, type Permission } from '#platform/shared/permissions.ts'
import type { AppointedRole } from '../../contract.ts'

export type MembershipValues = { role: AppointedRole; permissions: Permission[] }

type Props = { value: MembershipValues; roles: readonly AppointedRole[]; onChange: (value: MembershipValues) => void }

/** A role, and the permissions of staff. Keys: workspaces.role.*, workspaces.roleText.*, workspaces.permission.* */
export function MembershipFields({ value: { role, permissions }, roles, onChange }: Props) {
  const { t } = useTranslation()
  const name = useId()
  const toggle = (permission: Permission, held: boolean) =>
    onChange({ role, permissions: PERMISSIONS.filter((other) => (other === permission ? held : permissions.includes(other))) })
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
                onChange={() => onChange({ role: option, permissions })}
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
          <legend className="mb-2 font-medium">{t('workspaces.people.permissions')}</legend>
          <div className="grid grid-cols-2 gap-x-4">
            {PERMISSIONS.map((permission) => (
              <label key={permission} className="flex min-h-11 cursor-pointer items-center gap-3">
                <input
                  type="checkbox"
                  checked={permissions.includes(permission)}
                  onChange={(event) => toggle(permission, event.target.checked)}
                  className="size-5 shrink-0 accent-primary"
                />
                {t(`workspaces.permission.${permission}`)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}
