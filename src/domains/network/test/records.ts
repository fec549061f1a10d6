import type { DomainRecords } from '#test/security/record-scene.ts'

const EVERY_MEMBER = 'a person, whom every member may see; what is read or changed is one’s own'

export const domainRecords: DomainRecords = {
  records: () => ({}),
  noRecord: Object.fromEntries(
    [
      'profiles.get',
      'people.list',
      'follow',
      'unfollow',
      'removeFollower',
      'requests.send',
      'requests.withdraw',
      'requests.accept',
      'requests.decline',
      'block',
      'unblock',
      'mute',
      'unmute',
      'suggestions.dismiss',
    ].map((operation) => [`network.${operation}`, EVERY_MEMBER]),
  ),
}
