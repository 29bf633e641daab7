import { Picture } from '@dvaput/ui/picture.tsx'

const pictures = {
  laptop: 'laptop-business-14-black-front',
  phone: 'phone-notch-black-front',
  screen: 'monitor-24-black-front',
} as const

type SampleDevice = keyof typeof pictures

export const sampleDevices = Object.keys(pictures) as readonly SampleDevice[]

export const SamplePicture = ({ device }: { readonly device: SampleDevice }) => (
  <Picture
    url={`/cdn/shop/files/demo/${pictures[device]}.avif?v=1`}
    alt=""
    sizes="(min-width: 48rem) 20rem, 50vw"
    className="size-full"
  />
)
