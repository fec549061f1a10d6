/** A hidden field that tells password managers which account's password is requested. */
export function HiddenUsername({ email }: { email: string }) {
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
}
