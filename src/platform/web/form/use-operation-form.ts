/** A form that sends one operation: rules under their fields, failures where they belong, one send at a time. */
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { type DefaultValues, type FieldValues, type Path, type UseFormReturn, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { failureText, isKept } from '../failure.ts'
import { useLocale } from '../i18n/use-locale.ts'
import type { Operation } from '../operation.ts'
import { isGroup, leavesOf } from './leaves.ts'
import { type PlacedFailure, placeFailure } from './place-failure.ts'
import { ruleText } from './rule-text.ts'
import { brokenRule, type FieldRules, isEmpty } from './rules.ts'
import { type DraftOf, useDraft } from './use-draft.ts'

export type OperationFormOptions<Values extends FieldValues, Input, Reply> = {
  /** Every field of the form, named by its path in the operation's input, so that a broken rule finds it. */
  defaults: Values
  operation: Operation<Input, Reply>
  /** What is sent, which may have to be waited for, like files. Text that is no secret is trimmed here. */
  input: (values: Values) => Input | Promise<Input>
  /** The branch whose words are looked up first, mostly a domain: `<words>.failure.<CODE>`, `<words>.rule.<rule>`. */
  words: string
  /** The field that a failure is about, by its code. */
  marks?: Partial<Record<string, Path<Values>>>
  /** The form stays locked until this is over. */
  onDone?: (reply: Reply, values: Values) => unknown
  /** Without a connection, where the operation may wait: it is on the device and will be sent. That is said elsewhere. */
  onKept?: (values: Values) => unknown
  onFailed?: (error: unknown) => void
  /** Fields that are kept in this tab until they are saved. Never secrets. */
  draft?: DraftOf<Values>
  /** Asks before somebody leaves with changes that are not saved. */
  guarded?: boolean
}

/** What a labelled field is given: `<TextField label=… {...form.field('email', { required: true })} />`. */
export type FieldProps = ReturnType<UseFormReturn['register']> & { required: boolean; error: string | undefined }

export type OperationForm<Values extends FieldValues> = {
  field(name: Path<Values>, rules?: FieldRules): FieldProps
  submit(event: FormEvent<HTMLFormElement>): Promise<void>
  /** On its way, or done and leading on. */
  busy: boolean
  /** What belongs to no field and is said above the button; null when there is nothing. */
  failure: unknown
  words: string
  guarded: boolean
  hasChanges(): boolean
  /** Begins anew with these values, as if they had just been opened. */
  restart(values: Values): void
  element: RefObject<HTMLFormElement | null>
  /** React Hook Form's own handle, for what only some forms need. */
  fields: UseFormReturn<Values>
}

const REFUSED = 'refused'

type Refusal = PlacedFailure & { error: unknown }

export function useOperationForm<Values extends FieldValues, Input, Reply>(
  options: OperationFormOptions<Values, Input, Reply>,
): OperationForm<Values> {
  const { defaults, operation, input, words, marks, onDone, onKept, onFailed, draft, guarded = false } = options
  const { t } = useTranslation()
  const locale = useLocale()
  const fields = useForm<Values>({ defaultValues: filled(defaults), shouldFocusError: false })
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [attempts, setAttempts] = useState(0)
  const element = useRef<HTMLFormElement>(null)
  const sending = useRef(false)
  const saved = useRef<FieldValues>(defaults)
  const kept = useDraft(fields, defaults, draft)

  // biome-ignore lint/correctness/useExhaustiveDependencies: an attempt is the event
  useEffect(() => element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(), [attempts])

  async function attempt(values: Values): Promise<void> {
    let reply: Reply
    try {
      reply = await operation.mutateAsync(await input(values))
    } catch (error) {
      if (isKept(error)) return settle(values, onKept?.(values))
      const placed = placeFailure(error, (path) => fields.getValues(path as Path<Values>) !== undefined, marks)
      for (const path of placed.fields.keys()) fields.setError(path as Path<Values>, { type: REFUSED })
      setRefusal({ ...placed, error })
      onFailed?.(error)
      return
    }
    await settle(values, onDone?.(reply, values))
  }

  /** What was typed is in good hands. */
  async function settle(values: Values, next: unknown): Promise<void> {
    saved.current = structuredClone(values)
    kept.forget()
    await next
  }

  function textOf(name: Path<Values>, rules: FieldRules): string | undefined {
    const { error } = fields.getFieldState(name, fields.formState)
    if (!error) return undefined
    if (error.type === REFUSED && refusal?.fields.get(name) === null) return failureText(t, refusal.error, words)
    const broken = error.type === REFUSED ? refusal?.fields.get(name) : brokenRule(fields.getValues(name), rules)
    return broken ? ruleText(t, locale, broken, words) : undefined
  }

  return {
    ...{ words, guarded, element, fields },
    busy: fields.formState.isSubmitting,
    failure: refusal?.elsewhere ? refusal.error : null,
    field: (name, rules = {}) => ({
      ...fields.register(name, { validate: (value: unknown) => brokenRule(value, rules) === null }),
      required: rules.required ?? false,
      error: textOf(name, rules),
    }),
    async submit(event) {
      event.preventDefault()
      if (sending.current) return
      sending.current = true
      setRefusal(null)
      fields.clearErrors()
      try {
        await fields.handleSubmit(attempt)(event)
      } finally {
        sending.current = false
        setAttempts((before) => before + 1)
      }
    },
    restart(values) {
      saved.current = structuredClone(values)
      kept.forget()
      setRefusal(null)
      fields.reset(values)
    },
    hasChanges: () => [...leavesOf(saved.current)].some(([path, value]) => !isSame(fields.getValues(path as Path<Values>), value)),
  }
}

/** A field without a default is read, not written: what a password manager has filled in before the scripts came stays. */
function filled<Values extends FieldValues>(defaults: Values): DefaultValues<Values> {
  const written = Object.entries(defaults).flatMap(([name, value]) => {
    if (value === '') return []
    return [[name, isGroup(value) ? filled(value) : value]]
  })
  return Object.fromEntries(written) as DefaultValues<Values>
}

function isSame(one: unknown, other: unknown): boolean {
  return (isEmpty(one) && isEmpty(other)) || JSON.stringify(one) === JSON.stringify(other)
}
