import { KitTexts } from '@dvaput/ui/kit-texts.ts'
import { type Context, createElement, type ReactNode, use } from 'react'
import {
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
} from 'react-router'

const contexts = [
  KitTexts,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterDataContext,
  UNSAFE_DataRouterNavigationContext,
  UNSAFE_DataRouterStateContext,
  UNSAFE_FrameworkContext,
  UNSAFE_LocationContext,
  UNSAFE_NavigationContext,
  UNSAFE_RouteContext,
] as readonly Context<unknown>[]

/** For a part of a page that is rendered apart from it: its links and texts need what is around the page. */
export const useSurroundings = (): ((part: ReactNode) => ReactNode) => {
  const values = contexts.map((context) => use(context))
  return (part) =>
    contexts.reduce<ReactNode>((inside, context, at) => createElement(context, { value: values[at] }, inside), part)
}
