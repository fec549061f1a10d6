import { useEffect } from 'react'
import { preloadModule } from '#platform/web/preload-module.ts'
import type { MeView } from '../../contract.ts'
import { usePasskeyLogin } from './operations.ts'
import { canOfferPasskeys } from './passkey-support.ts'

/** Offers passkeys in the autofill of the email field. Errors are ignored: the form and the passkey button still work. */
export function usePasskeyAutofill(onDone: (user: MeView) => void): void {
  const { mutate } = usePasskeyLogin()
  // biome-ignore lint/correctness/useExhaustiveDependencies: offered once, while the page is open
  useEffect(() => {
    let open = true
    preloadModule(async () => {
      if ((await canOfferPasskeys()) && open) mutate({ offered: true }, { onSuccess: ({ user }) => onDone(user) })
    })
    return () => {
      open = false
      preloadModule(cancelAutofill)
    }
  }, [])
}

async function cancelAutofill(): Promise<void> {
  if (!(await canOfferPasskeys())) return
  const { cancelPasskeyRequest } = await import('./passkey.ts')
  cancelPasskeyRequest()
}
