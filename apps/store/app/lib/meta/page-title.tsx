/** For pages without a `meta` export; React moves it into the head. */
export const PageTitle = ({ children }: { readonly children: string }) => (
  <>
    <title>{`${children} · Dvaput`}</title>
    <meta name="robots" content="noindex" />
  </>
)
