/** The superuser's URL of Plaza's database. */
export function superuserUrlFor({ url, superuserUrl }: { url: string; superuserUrl: string }): string {
  const address = new URL(superuserUrl)
  address.pathname = new URL(url).pathname
  return address.href
}
