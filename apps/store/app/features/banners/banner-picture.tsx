import { joinClasses } from '@dvaput/ui/join-classes.ts'
import { useState } from 'react'
import { bannerSources, stockPicture } from './banner-sources.ts'

type BannerPictureProps = {
  readonly url: string
  readonly alt: string
  /** Above the fold: loaded with high priority. */
  readonly first: boolean
  /** Whether to load it now. */
  readonly near: boolean
}

/** Catches an error event from before hydration. */
const hasFailed = (image: HTMLImageElement | null) => image?.complete && image.naturalWidth === 0

export const BannerPicture = ({ url, alt, first, near }: BannerPictureProps) => {
  const [failed, setFailed] = useState<string>()
  const isFailed = failed === url
  const fail = () => setFailed(url)
  return (
    <img
      {...(isFailed ? { src: stockPicture } : bannerSources(url))}
      ref={(image) => {
        if (!isFailed && hasFailed(image)) fail()
      }}
      onError={isFailed ? undefined : fail}
      alt={isFailed ? '' : alt}
      width={1200}
      height={720}
      sizes="(min-width: 64rem) 45rem, calc(100vw - 2rem)"
      loading={first ? 'eager' : 'lazy'}
      fetchPriority={first ? 'high' : 'auto'}
      decoding={first ? 'auto' : 'async'}
      className={joinClasses(
        'size-full bg-plate object-cover object-right md:absolute md:inset-0 md:object-contain lg:static lg:object-cover',
        !near && 'hidden',
      )}
    />
  )
}
