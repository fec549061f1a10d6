import { useTranslation } from 'react-i18next'
import type { PartyView } from '../../contract.ts'
import { partyName } from '../names.ts'

/** “amira is typing…”. It keeps its place, so that nothing moves when it comes and goes. */
export function TypingLine({ parties }: { parties: readonly PartyView[] }) {
  const { t } = useTranslation()
  const [first, second] = parties
  const names = { first: first ? partyName(t, first) : '', second: second ? partyName(t, second) : '' }
  const words = parties.length > 2 ? 'many' : second ? 'two' : 'one'
  return (
    <p role="status" className="flex h-6 items-center gap-2 px-2 text-xs text-muted-foreground">
      {first && (
        <>
          <span aria-hidden className="flex gap-0.5">
            {[0, 150, 300].map((delay) => (
              <span
                key={delay}
                style={{ animationDelay: `${delay}ms` }}
                className="size-1.5 animate-pulse-soft rounded-full bg-muted-foreground motion-reduce:animate-none"
              />
            ))}
          </span>
          {t(`messages.typing.${words}`, names)}
        </>
      )}
    </p>
  )
}
