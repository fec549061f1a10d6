import { useMailedToken } from '#platform/web/mailed-token.ts'
import { Checking } from './checking.tsx'
import { ConfirmChange } from './confirm-change.tsx'
import { VerificationStatus } from './verification-status.tsx'
import { VerifyLink } from './verify-link.tsx'

/** Where the links of our mails lead that prove an address, and where a member sees whether theirs is proven. */
export default function VerifyEmailScreen() {
  const change = useMailedToken('change', 'change')
  const verify = useMailedToken('verify', 'token')
  if (!change.read || !verify.read) return <Checking />
  if (change.token) return <ConfirmChange token={change.token} />
  if (verify.token) return <VerifyLink token={verify.token} />
  return <VerificationStatus />
}
