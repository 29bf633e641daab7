import { foldText } from '@dvaput/domain/text/fold-text'

type Province = { readonly code: string; readonly name: string }

const listed = (provinces: Readonly<Record<string, string>>): readonly Province[] =>
  Object.entries(provinces).map(([code, name]) => ({ code, name }))

/** Only of the countries the shops sell in; elsewhere a province is what the customer wrote. */
const provincesOf = new Map<string, readonly Province[]>([
  [
    'BA',
    listed({
      '01': 'Unsko-sanski kanton',
      '02': 'Posavski kanton',
      '03': 'Tuzlanski kanton',
      '04': 'Zeničko-dobojski kanton',
      '05': 'Bosansko-podrinjski kanton',
      '06': 'Srednjobosanski kanton',
      '07': 'Hercegovačko-neretvanski kanton',
      '08': 'Zapadnohercegovački kanton',
      '09': 'Kanton Sarajevo',
      '10': 'Kanton 10',
      SRP: 'Republika Srpska',
      BRC: 'Brčko distrikt',
    }),
  ],
  [
    'CL',
    listed({
      AP: 'Arica y Parinacota',
      TA: 'Tarapacá',
      AN: 'Antofagasta',
      AT: 'Atacama',
      CO: 'Coquimbo',
      VS: 'Valparaíso',
      RM: 'Metropolitana de Santiago',
      LI: "Libertador General Bernardo O'Higgins",
      ML: 'Maule',
      NB: 'Ñuble',
      BI: 'Biobío',
      AR: 'La Araucanía',
      LR: 'Los Ríos',
      LL: 'Los Lagos',
      AI: 'Aysén del General Carlos Ibáñez del Campo',
      MA: 'Magallanes y de la Antártica Chilena',
    }),
  ],
])

/** By its name, however it is spelt, or by its code. */
export const findProvince = (text: string, countryCode: string | null): Province | undefined => {
  const folded = foldText(text)
  return provincesOf
    .get(countryCode ?? '')
    ?.find(({ code, name }) => foldText(name) === folded || code === text.trim().toUpperCase())
}
