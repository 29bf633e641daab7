import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

const everyMs = 3_000

/** Reads the screen anew from time to time while long work is under way and somebody looks. */
export const useRefreshWhile = (isUnderWay: boolean): void => {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isUnderWay) return undefined
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, everyMs)
    return () => clearInterval(timer)
  }, [isUnderWay, revalidate])
}
