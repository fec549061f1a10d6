/** Tells a password manager whose password is asked for. */
export function AccountOfPassword({ email }: { email: string }) {
  return <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
}
