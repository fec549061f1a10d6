import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { meQuery } from '#domains/accounts/web/index.ts'
import { newIdempotencyKey } from '#platform/web/api.ts'
import { useSource } from '#platform/web/source.ts'
import { saveDeviceView } from './device-views.ts'

const ON_DEVICE = 13

/** Counts a view of the product and notes it: for members in Plaza, for guests on this device. */
export default function RecordView({ productId }: { productId: string }) {
  const source = useSource()
  const { viewed } = source.api.marketplace
  const { data: me } = useQuery(meQuery(source))
  const isKnown = me !== undefined
  const isMember = Boolean(me)
  const { mutate: record } = useMutation({
    mutationFn: (id: string) => viewed.record({ productId: id }, { context: { idempotencyKey: newIdempotencyKey() } }),
  })
  const { mutate: track } = useMutation({
    mutationFn: (id: string) => viewed.track({ productId: id }, { context: { idempotencyKey: newIdempotencyKey() } }),
  })
  useEffect(() => {
    if (!isKnown) return
    track(productId)
    if (isMember) record(productId)
    else saveDeviceView(productId, ON_DEVICE)
  }, [isKnown, isMember, productId, record, track])
  return null
}
