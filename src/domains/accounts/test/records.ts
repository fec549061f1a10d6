import { BRUNO_ADDRESS } from '#test/plaza/guest.ts'
import { type DomainRecords, NO_UPLOAD, WHOLE_PICTURE } from '#test/security/record-scene.ts'

const NO_ADDRESS = 'adr_00000000000000000000000000'

export const domainRecords: DomainRecords = {
  records({ plaza, owner, idOf, upload }) {
    const address = async () => (await owner.call('accounts.addresses.add', { address: BRUNO_ADDRESS })).body.id
    async function passkey(): Promise<string> {
      await plaza.rows(
        `insert into accounts.passkeys (id, user_id, name, public_key, counter, created_at) values ('amiras-key', $1, 'Laptop', '', 0, now())
         on conflict do nothing`,
        [await idOf('amira')],
      )
      return 'amiras-key'
    }
    return {
      'accounts.sessions.revoke': async () => ({
        foreign: { id: (await owner.call('accounts.sessions.list')).body.sessions[0].id },
        missing: { id: 'ses_00000000000000000000000000' },
      }),
      'accounts.passkeys.rename': async () => ({ foreign: { id: await passkey(), name: 'mine' }, missing: { id: 'never', name: 'mine' } }),
      'accounts.passkeys.remove': async () => ({ foreign: { id: await passkey() }, missing: { id: 'never' } }),
      'accounts.profile.setAvatar': async () => ({
        foreign: { uploadId: await upload(), crop: WHOLE_PICTURE },
        missing: { uploadId: NO_UPLOAD, crop: WHOLE_PICTURE },
      }),
      'accounts.addresses.update': async () => ({
        foreign: { id: await address(), version: 1, address: BRUNO_ADDRESS },
        missing: { id: NO_ADDRESS, version: 1, address: BRUNO_ADDRESS },
      }),
      'accounts.addresses.remove': async () => ({ foreign: { id: await address() }, missing: { id: NO_ADDRESS } }),
      'accounts.addresses.makeDefault': async () => ({ foreign: { id: await address() }, missing: { id: NO_ADDRESS } }),
    }
  },
  noRecord: {
    'accounts.passkeys.add': 'a challenge is one’s own or none; its own test tries foreign ones',
    'accounts.passkeyReauthentication.finish': 'a challenge is one’s own or none; its own test tries foreign ones',
    'accounts.email.confirmChange': 'a token; its own test tries somebody else’s',
    'accounts.profile.changeUsername': 'a name to take, not a record',
    'accounts.deletion.request': 'one’s own name, typed as a confirmation',
  },
}
