import { marketIds } from '@dvaput/domain/markets/market'
import { markets } from '@dvaput/domain/markets/markets'
import { useLocation } from 'react-router'
import { useText } from '../../i18n/use-text.ts'
import { marketSwitchUrl } from '../../lib/paths/market-switch-url.ts'
import { usePageContext } from '../../lib/use-page-context.ts'
import { choiceClasses } from './choice-classes.ts'

/** A plain link, because another market needs a full page load. */
export const MarketSwitch = () => {
  const { market: current, language } = usePageContext()
  const text = useText('shell')
  const location = useLocation()
  return (
    <nav aria-label={text('market.label')}>
      <ul className="flex flex-wrap gap-1">
        {marketIds.map((id) => {
          const name = markets[id].name[language]
          return (
            <li key={id}>
              {id === current.id ? (
                <span aria-current="true" className={choiceClasses(true)}>
                  {name}
                </span>
              ) : (
                <a
                  href={marketSwitchUrl(id, location, current, language)}
                  rel="nofollow"
                  aria-label={text('market.switch', { name })}
                  className={choiceClasses(false)}
                >
                  {name}
                </a>
              )}
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
