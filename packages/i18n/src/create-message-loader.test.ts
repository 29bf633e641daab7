import type { Language } from '@dvaput/domain/text/language'
import { describe, expect, it } from 'vitest'
import { createMessageLoader } from './create-message-loader.ts'

const openLoader = (fail: () => boolean = () => false) => {
  const asked: string[] = []
  const loader = createMessageLoader(async (language: Language, namespace: 'home' | 'cart') => {
    asked.push(`${language}/${namespace}`)
    if (fail()) throw new Error('the connection was lost')
    return { messages: { title: `${namespace} in ${language}` } }
  })
  return { ...loader, asked }
}

describe('a loader of messages', () => {
  it('asks once for each namespace of a language, and gives the same promise for React to read', async () => {
    const { loadMessages, asked } = openLoader()
    const first = loadMessages('es', 'home')
    expect(loadMessages('es', 'home')).toBe(first)
    expect(await first).toEqual({ title: 'home in es' })
    expect(first).toMatchObject({ status: 'fulfilled', value: { title: 'home in es' } })
    await loadMessages('en', 'home')
    expect(asked).toEqual(['es/home', 'en/home'])
  })

  it('asks again for what could not be loaded', async () => {
    const failures = [true, false]
    const { loadMessages, asked } = openLoader(() => failures.shift() ?? false)
    await expect(loadMessages('bcs', 'cart')).rejects.toThrow('the connection was lost')
    expect(await loadMessages('bcs', 'cart')).toEqual({ title: 'cart in bcs' })
    expect(asked).toEqual(['bcs/cart', 'bcs/cart'])
  })

  it('loads in another language whatever was loaded before, once', async () => {
    const { loadMessages, loadSameNamespaces, asked } = openLoader()
    await Promise.all([loadMessages('bcs', 'home'), loadMessages('en', 'home'), loadMessages('bcs', 'cart')])
    asked.length = 0
    await loadSameNamespaces('es')
    expect(asked).toEqual(['es/home', 'es/cart'])
  })
})
