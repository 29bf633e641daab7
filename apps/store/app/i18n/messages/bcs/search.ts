import type { Message } from '../../message.ts'

export const messages = {
  'search.title': 'Pretraga',
  'search.titleFor': 'Pretraga: {query}',
  'search.description': 'Pretražite ponudu, stranice pomoći i česta pitanja.',
  'search.start': 'Upišite model, vrstu ili osobinu, na primjer „ThinkPad 16 GB“, ili pitanje, na primjer „garancija“.',
  'search.results': 'Rezultati za „{query}“',
  'search.noResults': 'Nema rezultata za „{query}“',
  'search.noResultsText': 'Provjerite kako je riječ napisana, pokušajte s kraćom, ili krenite od vrste proizvoda.',
  'search.corrected': 'Za „{query}“ nema proizvoda, pa su ovo rezultati za „{correction}“.',
  'search.ignored': {
    one: 'Tražili smo bez riječi {words}.',
    few: 'Tražili smo bez riječi {words}.',
    other: 'Tražili smo bez riječi {words}.',
  },
  'search.word': '„{word}“',
  'search.popular': 'Popularne kategorije',
  'search.help': 'Sa stranica pomoći',
  'search.failed': 'Greška u pretrazi',
  'search.failedText': 'Pretraga nije uspjela. Pokušajte ponovo.',
  'search.failedSlow': 'Prodavnica nije odgovorila na vrijeme. Pokušajte ponovo.',
  'notSold.kind': 'Ne prodajemo {name}',
  'notSold.word': 'Nemamo ništa što se zove „{word}“',
  'notSold.purpose': 'Umjesto toga, ovo imamo za „{purpose}“:',
  'notSold.similar': 'Ovo je najbliže tome što imamo:',
  'understood.lead': 'Razumjeli smo:',
  'understood.purpose': 'za: {words}',
} as const satisfies Record<string, Message>
