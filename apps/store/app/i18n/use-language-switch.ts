import type { Language } from '@dvaput/domain/text/language'
import { storeLanguage } from '@dvaput/ui/preferences.ts'
import { useLocation, useNavigate, useRevalidator } from 'react-router'
import { loadSameNamespaces } from './catalogue.ts'

/**
 * Changes the language without a reload: messages first, then the loaders, so that typed text stays. Throws when the
 * messages cannot be loaded.
 */
export const useLanguageSwitch = () => {
  const { search, hash } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  return async (language: Language): Promise<void> => {
    await loadSameNamespaces(language)
    storeLanguage(language)
    const params = new URLSearchParams(search)
    if (!params.has('lang')) return revalidate()
    // `?lang=` in the URL would win over the new choice.
    params.delete('lang')
    await navigate({ search: params.toString(), hash }, { replace: true, preventScrollReset: true })
  }
}
