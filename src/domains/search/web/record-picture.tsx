import type { SearchType } from '#platform/web/domain.ts'
import { Avatar } from '#platform/web/ui/avatar.tsx'
import { classes } from '#platform/web/ui/classes.ts'
import { Picture } from '#platform/web/ui/picture.tsx'
import type { FoundRecord } from '../contract.ts'

const SIZES = {
  small: { avatar: 'xs', look: 'size-6 rounded-sm', icon: 'size-4.5', sizes: '24px' },
  large: { avatar: 'md', look: 'size-10 rounded-md', icon: 'size-5', sizes: '40px' },
} as const

type Props = { record: FoundRecord; type: SearchType; size: keyof typeof SIZES }

/** The picture of a record, the avatar of a person, or the icon of its type. */
export function RecordPicture({ record: { title, image }, type: { icon: Icon, isPerson }, size }: Props) {
  const { avatar, look, icon, sizes } = SIZES[size]
  if (isPerson) return <Avatar name={title} picture={image} size={avatar} />
  if (image) return <Picture image={image} alt="" sizes={sizes} className={look} />
  return (
    <span aria-hidden className={classes('grid shrink-0 place-items-center bg-muted text-muted-foreground', look)}>
      <Icon className={icon} />
    </span>
  )
}
