import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { textDirection } from '#platform/shared/language.ts'
import { useLanguage } from '../i18n/use-language.ts'

type Props = { label: string; hint?: ReactNode; checked: boolean; disabled?: boolean; onChange: (checked: boolean) => void }

/** A switch that applies at once. The whole row is clickable. */
export function SwitchField({ label, hint, checked, disabled = false, onChange }: Props) {
  const id = useId()
  const direction = textDirection(useLanguage())
  return (
    <div className="flex items-center gap-4">
      <label htmlFor={id} className="min-w-0 grow cursor-pointer py-3">
        <span className="block font-medium">{label}</span>
        {hint && (
          <span id={`${id}-hint`} className="mt-0.5 block text-xs text-muted-foreground">
            {hint}
          </span>
        )}
      </label>
      <Radix.Root
        id={id}
        dir={direction}
        checked={checked}
        disabled={disabled}
        onCheckedChange={onChange}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="relative inline-flex h-7 w-12 shrink-0 items-center rounded-full border border-input bg-muted transition after:absolute after:-inset-2 disabled:cursor-not-allowed disabled:opacity-60 data-[state=checked]:border-primary data-[state=checked]:bg-primary"
      >
        <Radix.Thumb className="ms-1 block size-5 rounded-full bg-muted-foreground transition-all data-[state=checked]:ms-5.5 data-[state=checked]:bg-primary-foreground" />
      </Radix.Root>
    </div>
  )
}
