/** A browser of a person, which calls `/rpc` with its cookies as our web does. */
import { randomUUID } from 'node:crypto'
import type { Reply } from './guest.ts'

// biome-ignore lint/suspicious/noExplicitAny: a reply is looked into by assertions, which fail when a field is not there
type Any = any

export type CallOptions = {
  /** The workspace of the call. */
  workspace?: string
  /** The idempotency key; new unless one is given. */
  key?: string
  headers?: Record<string, string>
}

export class Member {
  readonly cookies = new Map<string, string>()
  language = 'en'
  userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  /** Sent as X-Forwarded-For, which a test Plaza trusts from this machine; so every browser has its own address. */
  address: string
  private readonly url: string

  constructor(url: string, address: string) {
    this.url = url
    this.address = address
  }

  /** `accounts.session.get`: the operation's path in the contract. A failure's code and data are in `body`. */
  async call<T = never>(
    operation: string,
    input: unknown = {},
    { workspace, key = randomUUID(), headers = {} }: CallOptions = {},
  ): Promise<Reply<[T] extends [never] ? Any : T>> {
    const response = await this.send('POST', `/rpc/${operation.replaceAll('.', '/')}`, JSON.stringify({ json: input }), {
      'content-type': 'application/json',
      'idempotency-key': key,
      ...(workspace && { 'plaza-workspace': workspace }),
      ...headers,
    })
    const { json } = JSON.parse(await response.text())
    return { status: response.status, body: json, headers: response.headers }
  }

  /** Sends any request of this browser. */
  async send(method: string, path: string, body: BodyInit | null = null, headers: Record<string, string> = {}): Promise<Response> {
    const response = await fetch(this.url + path, {
      method,
      body,
      redirect: 'manual',
      headers: {
        'accept-language': this.language,
        'user-agent': this.userAgent,
        'sec-fetch-site': 'same-origin',
        cookie: Array.from(this.cookies, ([name, value]) => `${name}=${value}`).join('; '),
        'x-forwarded-for': this.address,
        ...headers,
      },
    })
    this.keep(response.headers.getSetCookie())
    return response
  }

  register = (email: string, username: string, password: string) => this.call('accounts.register', { email, username, password })
  logIn = (email: string, password: string) => this.call('accounts.session.logIn', { email, password })
  logOut = () => this.call('accounts.session.logOut')
  /** Returns the signed-in user, or null. */
  me = async () => (await this.call('accounts.session.get')).body.user
  /** Reauthenticates when the last time was more than ten minutes ago. */
  renewReauthentication = async (password: string): Promise<void> => {
    if ((await this.me())?.reauthenticatedUntil === null) await this.reauthenticate(password)
  }
  reauthenticate = (password: string) => this.call('accounts.session.reauthenticate', { password })

  private keep(setCookies: readonly string[]): void {
    for (const line of setCookies) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (/Max-Age=0\b/.test(line)) this.cookies.delete(name)
      else this.cookies.set(name, value)
    }
  }
}
