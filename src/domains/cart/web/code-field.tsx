import { ChevronDown, TicketPercent, X } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '#platform/web/ui/button.tsx'
import { Field, inputClasses } from '#platform/web/ui/field.tsx'
import type { CartView } from '../contract.ts'
import { useDropCode, useEnterCode } from './codes.ts'
import { useProblemText } from './problem-text.ts'

/** The cart's codes, and a collapsed field for another one. */
export function CodeField({ codes }: { codes: CartView['codes'] }) {
  const { t } = useTranslation()
  const id = useId()
  const problems = useProblemText()
  const enter = useEnterCode()
  const drop = useDropCode()
  const [open, setOpen] = useState(false)
  const [typed, setTyped] = useState('')

  function apply(event: FormEvent) {
    event.preventDefault()
    if (typed.trim() === '') return
    enter.mutate(typed, {
      onSuccess() {
        setTyped('')
        setOpen(false)
      },
    })
  }

  return (
    <div className="mb-4 border-b pb-3">
      {codes.length > 0 && (
        <ul className="mb-1 space-y-1.5">
          {codes.map(({ code, problem }) => (
            <li key={code} className="flex items-start gap-2">
              <TicketPercent aria-hidden className={`mt-0.5 size-4 shrink-0 ${problem ? 'text-muted-foreground' : 'text-success'}`} />
              <span className="min-w-0 grow">
                <bdi dir="ltr" className="font-mono text-xs font-semibold">
                  {code}
                </bdi>
                <span className="block text-xs text-muted-foreground">{problem ? problems.of(problem) : t('cart.code.counts')}</span>
              </span>
              <IconButton
                label={t('cart.code.drop', { code })}
                onClick={() => drop.send(code)}
                className="-my-2 -me-2 text-muted-foreground"
              >
                <X aria-hidden className="size-4" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="-mx-2 inline-flex min-h-9 items-center gap-1.5 rounded-md px-2 text-xs font-medium hover:bg-muted"
      >
        {t(codes.length > 0 ? 'cart.code.another' : 'cart.code.open')}
        <ChevronDown aria-hidden className={`size-3.5 transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <form id={id} onSubmit={apply} className="mt-1.5">
          <Field label={t('cart.code.label')} error={enter.error ? problems.ofFailure(enter.error) : undefined}>
            {(ids) => (
              <div className="flex gap-2">
                <input
                  {...ids}
                  // biome-ignore lint/a11y/noAutofocus: it was asked for by the button above it
                  autoFocus
                  value={typed}
                  onChange={({ target }) => setTyped(target.value)}
                  autoCapitalize="characters"
                  autoComplete="off"
                  spellCheck={false}
                  maxLength={80}
                  dir="ltr"
                  className={inputClasses('min-w-0 grow')}
                />
                <Button type="submit" look="secondary" busy={enter.isPending} className="shrink-0">
                  {t('cart.code.apply')}
                </Button>
              </div>
            )}
          </Field>
        </form>
      )}
    </div>
  )
}
