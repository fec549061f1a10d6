import { useEffect } from 'react'
import { loadAhead } from '#platform/web/ahead.ts'
import type { MeView } from '../../contract.ts'
import { usePasskeyLogin } from './operations.ts'
import { canOfferPasskeys } from './passkey-support.ts'

/** Lets the browser list passkeys in the email field. It is an extra: where it fails, the form and the button are still there. */
export function useOfferedPasskey(onDone: (user: MeView) => void): void {
  const { mutate } = usePasskeyLogin()
  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, while the page is open
  useEffect(() => {
    let open = true
    loadAhead(async () => {
      if ((await canOfferPasskeys()) && open) mutate({ offered: true }, { onSuccess: ({ user }) => onDone(user) })
    })
    return () => {
      open = false
      loadAhead(withdraw)
    }
  }, [])
}

async function withdraw(): Promise<void> {
  if (!(await canOfferPasskeys())) return
  const { stopAsking } = await import('./passkey.ts')
  stopAsking()
}
