import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteFormDraftsOf, discardFormDraft, draftPlace, readFormDraft, saveFormDraft } from './form-draft.ts'
import { isSecretInput, isStorable } from './secret-fields.ts'

/** A storage whose items are its own keys, as in browsers. */
function fakeStorage(): Storage {
  const items: Record<string, string> = {}
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value
    },
    removeItem: (key: string) => {
      delete items[key]
    },
  }
  return new Proxy(items, { get: (_, name) => methods[name as keyof typeof methods] ?? items[String(name)] }) as unknown as Storage
}

const AMIRA = 'usr_amira'
const WRITTEN = { version: 3, base: { name: 'Bowl' }, values: { name: 'Breakfast bowl' } }

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage())
  vi.stubGlobal('sessionStorage', fakeStorage())
  localStorage.setItem('plaza_writer', AMIRA)
  sessionStorage.setItem('plaza_workspace', 'ws_clay')
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const keysOf = (storage: Storage) => Object.keys(storage).filter((key) => key.startsWith('plaza_form_'))

describe('a draft', () => {
  it('is found by its user, in its workspace, by its form', () => {
    saveFormDraft(draftPlace('products.update prod_1'), WRITTEN)
    expect(readFormDraft(draftPlace('products.update prod_1'))).toMatchObject(WRITTEN)
    expect(readFormDraft(draftPlace('products.update prod_2'))).toBeNull()
    sessionStorage.setItem('plaza_workspace', 'ws_other')
    expect(readFormDraft(draftPlace('products.update prod_1'))).toBeNull()
    sessionStorage.setItem('plaza_workspace', 'ws_clay')
    localStorage.setItem('plaza_writer', 'usr_bruno')
    expect(readFormDraft(draftPlace('products.update prod_1'))).toBeNull()
  })

  it('stays in this tab for guests and for domains with confidential records', () => {
    for (const name of ['hr.employees.update e_1', 'finance.payouts.request', 'accounts.profile.update', 'developer.keys.create']) {
      saveFormDraft(draftPlace(name), WRITTEN)
      expect(readFormDraft(draftPlace(name))).toMatchObject(WRITTEN)
    }
    localStorage.removeItem('plaza_writer')
    saveFormDraft(draftPlace('checkout.placeOrder'), WRITTEN)
    expect([keysOf(localStorage).length, keysOf(sessionStorage).length]).toEqual([0, 5])
  })

  it('is gone after its user logs out, in other tabs too', () => {
    vi.useFakeTimers({ now: 1000 })
    saveFormDraft(draftPlace('products.create'), WRITTEN)
    saveFormDraft(draftPlace('products.create', 'usr_bruno'), WRITTEN)
    saveFormDraft(draftPlace('accounts.profile.update'), WRITTEN)
    const otherTab = draftPlace('accounts.profile.update').key
    const kept = sessionStorage.getItem(otherTab) ?? ''
    vi.setSystemTime(2000)
    deleteFormDraftsOf(AMIRA)
    expect([keysOf(localStorage), keysOf(sessionStorage)]).toEqual([['plaza_form_usr_bruno ws_clay products.create'], []])
    sessionStorage.setItem(otherTab, kept)
    expect(readFormDraft(draftPlace('accounts.profile.update'))).toBeNull()
    expect(keysOf(sessionStorage)).toEqual([])
    vi.setSystemTime(3000)
    saveFormDraft(draftPlace('accounts.profile.update'), WRITTEN)
    expect(readFormDraft(draftPlace('accounts.profile.update'))).toMatchObject(WRITTEN)
  })

  it('is discarded when its form is done elsewhere, and damaged ones count as none', () => {
    saveFormDraft(draftPlace('checkout.placeOrder'), WRITTEN)
    discardFormDraft('checkout.placeOrder')
    expect(readFormDraft(draftPlace('checkout.placeOrder'))).toBeNull()
    for (const broken of ['{', '"text"', '{"values":{}}']) {
      localStorage.setItem(draftPlace('products.create').key, broken)
      expect(readFormDraft(draftPlace('products.create'))).toBeNull()
    }
  })
})

describe('secret fields', () => {
  const formWith = (...inputs: { name: string; type?: string; autocomplete?: string }[]) =>
    ({ querySelectorAll: () => inputs.map((input) => ({ type: 'text', autocomplete: '', ...input })) }) as unknown as ParentNode

  it('are recognized by type and autocomplete, also while a password is shown', () => {
    expect(isSecretInput(formWith({ name: 'password', type: 'password' }), 'password')).toBe(true)
    for (const autocomplete of ['current-password', 'new-password', 'one-time-code', 'cc-number', 'billing cc-csc', 'cc-exp']) {
      expect(isSecretInput(formWith({ name: 'x', autocomplete }), 'x')).toBe(true)
    }
    for (const autocomplete of ['username webauthn', 'email', 'off', '', 'street-address']) {
      expect(isSecretInput(formWith({ name: 'x', autocomplete }), 'x')).toBe(false)
    }
    expect(isSecretInput(formWith({ name: 'password', type: 'password' }), 'email')).toBe(false)
    expect(isSecretInput(null, 'email')).toBe(false)
  })

  it('files and their addresses are not stored either', () => {
    expect([{ picture: { imageId: 'img_1' }, url: '/files/1' }, 3, null, ['a'], undefined].map(isStorable)).toEqual(Array(5).fill(true))
    expect([new Date(), [{ url: 'blob:x' }], () => 1, { file: new Blob() }].map(isStorable)).toEqual(Array(4).fill(false))
  })
})
