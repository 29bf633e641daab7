import { addressForms } from '@dvaput/domain/address/address-forms'
import { placesByMarket } from '@dvaput/domain/address/places'
import { type MarketId, marketIds } from '@dvaput/domain/markets/market'
import { html } from 'hono/html'
import type { HostedBody } from '../../hosted-pages/hosted-page.ts'

export const townList = 'towns'

const optionsOf = (market: MarketId): HostedBody => {
  const codes = addressForms[market].provinces.map(({ code }) => code)
  return html`<datalist id="${townList}">${placesByMarket[market].map(
    ({ name, province, zip = '' }) =>
      html`<option value="${name}" data-zip="${zip}" data-province="${codes.indexOf(province) + 1}"></option>`,
  )}</datalist>`
}

const options = Object.fromEntries(marketIds.map((market) => [market, optionsOf(market)])) as Record<
  MarketId,
  HostedBody
>

/** The browser suggests them without a script. */
export const townOptions = (market: MarketId): HostedBody => options[market]

/**
 * What follows from the town, while it is typed; without scripts the server fills in what is empty. What the page came
 * with follows too, and comes back with its own town.
 */
export const fillFromTownScript = `(()=>{const at=id=>document.getElementById(id),c=at('city'),z=at('zip'),p=at('province'),l=at('${townList}');
if(!c||!z||!p||!l)return;const typed=new Set(),fold=t=>t.trim().toLowerCase().replaceAll('đ','d').normalize('NFD').replace(/\\p{M}/gu,'');
const town=fold(c.value),first=new Map([[z,z.value],[p,p.value]]);
const put=(e,v,same)=>{if(e.value===''||!typed.has(e)){e.value=same&&first.get(e)||v;typed.delete(e)}};
for(const e of[z,p])e.addEventListener('input',()=>typed.add(e));
c.addEventListener('input',()=>{const t=fold(c.value),m=[...l.options].filter(o=>fold(o.value)===t),f=m[0];
if(!f||m.some(o=>o.dataset.province!==f.dataset.province))return;
put(z,f.dataset.zip,t===town);put(p,p.options[f.dataset.province].value,t===town)})})()`
