import type { Facts } from '../../features/information/facts.server.ts'
import type { FaqText } from '../sections.ts'

export const faq = (f: Facts): FaqText => {
  const mail = `[${f.email}](mailto:${f.email})`
  const phone = `[${f.phone}](tel:${f.phone.replaceAll(' ', '')})`
  const inCountry = f.inMarket({ ba: 'u Bosni i Hercegovini', cl: 'u Čileu' })
  const inCity = f.inMarket({ ba: 'u Sarajevu', cl: 'u Santiagu' })
  const consumerLaw = f.inMarket({
    ba: 'Zakon o zaštiti potrošača u BiH',
    cl: 'čileanski zakon o zaštiti potrošača (Ley N.º 19.496)',
  })

  return {
    title: 'Česta pitanja',
    description: 'Odgovori o narudžbi, plaćanju, dostavi, povratu, garanciji i korisničkom računu u prodavnici Dvaput.',
    lead: `Kratki odgovori o kupovini kod nas, od narudžbe do garancije. Ako ovdje nema onoga što vas zanima, [pišite nam](/contact): odgovaramo u roku od ${f.messageReply}.`,
    entries: {
      'how-to-order': {
        question: 'Kako da naručim?',
        answer: [
          {
            kind: 'steps',
            items: [
              'Pronađite proizvod, pročitajte opis, pogledajte [klasu](/faq#what-grades-mean) i dodajte ga u korpu.',
              'U korpi provjerite količine i cijene. Proizvodi iz naših zaliha i proizvodi iz uvoza naručuju se odvojeno, jedni pa drugi.',
              'Unesite adresu i kontakt, pa odaberite dostavu i način plaćanja.',
              'Potvrdite narudžbu. Potvrdu s brojem narudžbe šaljemo vam e-mailom.',
            ],
          },
          {
            kind: 'text',
            text: 'Za kupovinu vam ne treba korisnički račun. Uz njega su vam narudžbe i adrese na jednom mjestu, možete voditi listu želja i [predložiti nižu cijenu](/faq#price-offer).',
          },
        ],
      },
      'change-order': {
        question: 'Mogu li izmijeniti ili otkazati narudžbu?',
        answer: [
          {
            kind: 'text',
            text: `Možete, sve dok paket nije poslan. Otkazujete je sami na [stranici narudžbe](/orders), a bez računa preko [linka do narudžbe](/orders/find); što ste platili karticom, vraća se samo. Za izmjene se javite što prije na ${mail} ili na broj ${phone}, navedite broj narudžbe i šta treba promijeniti. Šaljemo u roku od ${f.dispatch} od potvrde uplate, zato je najsigurnije nazvati.`,
          },
          {
            kind: 'text',
            text: `Kad je paket već na putu, narudžbu više ne možemo mijenjati. Tada je možete vratiti u roku od ${f.returnWindow} od prijema, prema [pravilima povrata](/devoluciones).`,
          },
        ],
      },
      'price-offer': {
        question: 'Kako da predložim nižu cijenu?',
        answer: [
          {
            kind: 'steps',
            items: [
              '[Prijavite se](/faq#sign-in) na svoj korisnički račun.',
              'Na stranici proizvoda otvorite slanje ponude i upišite iznos u cijelom broju, niži od trenutne cijene. Ako želite, dodajte i poruku.',
              'Odgovaramo e-mailom, a odgovor stoji i među vašim ponudama kad ste prijavljeni. Ponudu možemo prihvatiti, odbiti ili vam predložiti drugu cijenu.',
              'Ako je prihvatimo, proizvod čuvamo za vas do navedenog roka. U [vašim ponudama](/my-offers) ga jednim klikom stavljate u korpu po dogovorenoj cijeni; lični kod za popust primjenjuje se automatski.',
            ],
          },
          {
            kind: 'text',
            text: 'Kod vrijedi samo za vas i za taj proizvod, može se iskoristiti jednom i do roka navedenog uz ponudu. Ponuda vas ne obavezuje na kupovinu. Dok čekate odgovor, proizvod nije rezervisan i može ga kupiti neko drugi.',
          },
        ],
      },
      'order-status': {
        question: 'Gdje je moja narudžba?',
        answer: [
          {
            kind: 'list',
            items: [
              '**E-mail:** kad paket krene, javljamo vam ko ga vozi i broj za praćenje.',
              '**Na stranici:** ako ste prijavljeni, stanje i plaćanje vidite među svojim narudžbama.',
              '**Bez korisničkog računa:** [nađite narudžbu](/orders/find) po broju i e-mailu; poslat ćemo vam link do nje.',
            ],
          },
          {
            kind: 'text',
            text: `Niste dobili poruku ili praćenje dugo miruje? Pogledajte neželjenu poštu, pa nam pišite na ${mail} s brojem narudžbe. Odgovaramo u roku od ${f.messageReply}.`,
          },
        ],
      },
      'payment-methods': {
        question: 'Kako mogu platiti?',
        answer: [
          {
            kind: 'list',
            items: [
              '**Karticom:** Visa ili Mastercard, odmah pri narudžbi.',
              '**Pouzećem:** gotovinom, kad vam paket stigne.',
              `${f.byTransfer}**Bankovnom uplatom:** na bankovni račun koji vam navedemo uz narudžbu. Paket spremamo kad uplata stigne.`,
            ],
          },
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Proizvodi iz uvoza plaćaju se odvojeno od ostalih, na svojoj stranici za plaćanje.',
              cl: `Proizvodi iz uvoza plaćaju se odvojeno od ostalih, preko servisa ${f.importedPayments}.`,
            }),
          },
          ...(f.hasReservations
            ? [
                {
                  kind: 'text' as const,
                  text: 'Ako ste proizvod [rezervisali](/faq#pickup), plaćate ga na mjestu preuzimanja.',
                },
              ]
            : []),
        ],
      },
      'card-safety': {
        question: 'Je li sigurno platiti karticom?',
        answer: [
          {
            kind: 'text',
            text: 'Jeste. Podatke o kartici upisujete na zaštićenoj stranici za plaćanje, preko šifrirane veze, i idu pravo platnom servisu. Mi ne vidimo i ne čuvamo ni cijeli broj kartice ni sigurnosni kod.',
          },
          {
            kind: 'note',
            text: `Broj kartice, sigurnosni kod ili lozinku nikada ne tražimo e-mailom, porukom ni telefonom. Ako ih neko traži u naše ime, nemojte odgovarati i javite nam na ${mail}. Više o tome: [sigurnost i privatnost](/politica-de-privacidad).`,
          },
        ],
      },
      'company-invoice': {
        question: 'Mogu li dobiti fakturu na firmu?',
        answer: f.inMarket({
          ba: [
            {
              kind: 'text',
              text: 'Možete. Pri plaćanju označite „Račun na firmu“ i upišite:',
            },
            {
              kind: 'list',
              items: [
                'puni naziv i adresu firme',
                'identifikacioni broj (JIB)',
                'PDV broj, ako je firma u sistemu PDV-a',
              ],
            },
            {
              kind: 'text',
              text: `Zaboravili ste? Pošaljite ih s brojem narudžbe na ${mail} prije nego što paket krene, jer faktura ide zajedno s robom.`,
            },
          ],
          cl: [
            {
              kind: 'text',
              text: 'Možete: na firmu izdajemo fakturu (factura) s RUT brojem. Pri plaćanju označite „Račun na firmu“ i upišite:',
            },
            {
              kind: 'list',
              items: ['naziv firme (razón social) i RUT', 'djelatnost (giro)', 'adresu i općinu (comuna)'],
            },
            {
              kind: 'text',
              text: `Zaboravili ste? Pošaljite ih odmah nakon narudžbe na ${mail}. Bez tih podataka uz robu ide obična boleta, kao za fizička lica.`,
            },
          ],
        }),
      },
      'delivery-time': {
        question: 'Koliko traje dostava?',
        answer: [
          {
            kind: 'list',
            items: [
              `**Proizvodi iz naših zaliha:** ${f.deliveryInStockCity} ${inCity} i ${f.deliveryInStockElsewhere} drugdje ${inCountry}, računajući od slanja. Šaljemo u roku od ${f.dispatch} od potvrde uplate i tada vam e-mailom javljamo broj za praćenje.`,
              `**Proizvodi iz uvoza:** ${f.deliveryImported} od potvrde uplate do vaših vrata, bilo gdje ${inCountry}.`,
            ],
          },
          {
            kind: 'text',
            text: 'Kako radimo s velikim paketima, udaljenim mjestima i kašnjenjima, piše na stranici [Dostava](/envios).',
          },
        ],
      },
      'delivery-cost': {
        question: 'Koliko košta dostava?',
        answer: [
          {
            kind: 'text',
            text: f.deliveryPrice
              ? `Okvirno ${f.deliveryPrice}, zavisno od težine, veličine i mjesta. Tačan iznos obračunava se pri plaćanju i vidite ga prije nego što potvrdite narudžbu.`
              : 'Cijena zavisi od težine, veličine i mjesta. Obračunava se pri plaćanju i vidite je prije nego što potvrdite narudžbu.',
          },
          {
            kind: 'text',
            text: `${f.freeDeliveryFrom ? `Standardna dostava je besplatna za narudžbe od ${f.freeDeliveryFrom}. Inače je besplatna samo kad to piše uz proizvod ili u korpi.` : 'Dostava je besplatna samo kad to piše uz proizvod ili u korpi.'} Za veće količine cijenu dogovaramo posebno. Detalji su na stranici [Dostava](/envios).`,
          },
        ],
      },
      pickup: {
        question: 'Mogu li lično preuzeti narudžbu?',
        answer: [
          {
            kind: 'text',
            text: `Možete. Adresa za preuzimanje: **${f.pickupAddress}**. Sačekajte našu poruku da je sve spremno i ponesite važeći lični dokument i broj narudžbe.`,
          },
          ...(f.hasReservations
            ? [
                {
                  kind: 'text' as const,
                  text: `Proizvode iz naših zaliha možete i rezervisati: prijavite se, dodajte ih u korpu i odaberite rezervaciju. Čuvamo ih ${f.reservation}, preko vikenda do ponedjeljka navečer, a plaćate ih pri preuzimanju, uz važeći lični dokument. Ako do tada ne dođete, proizvodi se vraćaju u prodaju.`,
                },
              ]
            : []),
        ],
      },
      'return-window': {
        question: 'U kojem roku mogu vratiti proizvod?',
        answer: [
          {
            kind: 'text',
            text: `U roku od ${f.returnWindow} od dana kad ste ga primili. Prije nego što paket pošaljete, zatražite povrat na stranici svoje [narudžbe](/orders) ili pišite na ${mail} s brojem narudžbe, pa ćemo vam javiti kuda i kako.`,
          },
          {
            kind: 'list',
            items: [
              'Vratite proizvod u stanju u kojem je stigao, sa svim dijelovima i dodacima.',
              'Sačuvajte ono što vam treba, obrišite svoje podatke i odjavite se sa svih računa na uređaju.',
              `Ako je paket stigao oštećen, prijavite to u roku od ${f.complaintWindow} od prijema, s fotografijama.`,
            ],
          },
          {
            kind: 'text',
            text: `Cijeli postupak i izuzeci: [povrat](/devoluciones). Prava koja vam daje ${consumerLaw} time se ne umanjuju.`,
          },
        ],
      },
      'refund-time': {
        question: 'Kad ću dobiti novac nazad?',
        answer: [
          {
            kind: 'text',
            text: `${f.refundSentence} U tom roku proizvod pregledamo, a odobrenje povrata javljamo vam e-mailom.`,
          },
          {
            kind: 'list',
            items: [
              '**Kartica:** novac se vraća na istu karticu. Kad će se vidjeti na izvodu, zavisi i od vaše banke.',
              '**Pouzeće:** novac vraćamo na bankovni račun na vaše ime; podatke ćemo zatražiti od vas.',
              `${f.byTransfer}**Bankovna uplata:** novac vraćamo na račun s kojeg je uplata stigla.`,
              ...f.inMarket({
                ba: [],
                cl: [`**${f.importedPayments}:** novac se vraća istim putem kojim ste platili.`],
              }),
            ],
          },
        ],
      },
      'warranty-length': {
        question: 'Koliko traje garancija?',
        answer: [
          {
            kind: 'text',
            text: `${f.warrantySentence} Teče od dana prijema i pokriva kvarove koji se pojave pri uobičajenoj upotrebi. Ne pokriva štetu od pada, tečnosti ili neovlaštene popravke, uobičajeno trošenje baterije, ni tragove korištenja koje opisuje [klasa](/faq#what-grades-mean).`,
          },
          {
            kind: 'text',
            text: `Ako se nešto pokvari, pišite na ${mail}: broj narudžbe, opis kvara i, ako može, fotografija ili kratak video. Na reklamaciju odgovaramo u roku od ${f.complaintAnswer}.`,
          },
          { kind: 'text', text: `Garancija dolazi uz prava koja vam daje ${consumerLaw}, a ne umjesto njih.` },
        ],
      },
      'what-grades-mean': {
        question: 'Šta znače klase A+, A, B, C i D?',
        answer: [
          {
            kind: 'text',
            text: 'Klasa govori o izgledu, a ne o ispravnosti. Svaki polovni i obnovljeni uređaj iz naših zaliha, koje god klase bio, prolazi cijelu listu provjere za svoju vrstu, a s njega trajno brišemo podatke prethodnog vlasnika. Rezultat svake tačke, vidljivi tragovi i zamijenjeni dijelovi stoje na stranici proizvoda.',
          },
          {
            kind: 'note',
            text: 'Gdje jedan oglas stoji za više komada, klasa, tragovi i baterija su ono najmanje što dobijate s bilo kojim od njih. Kad slika prikazuje samo model, a ne baš taj primjerak, uz nju to i piše.',
          },
        ],
      },
      'sign-in': {
        question: 'Kako da se prijavim?',
        answer: f.hasPasswordLogin
          ? [
              {
                kind: 'list',
                items: [
                  '**Lozinkom:** upišite e-mail i lozinku.',
                  `**Linkom iz e-maila:** upišite samo e-mail, a mi vam šaljemo link za prijavu. Vrijedi ${f.signInLink} i može se iskoristiti jednom.`,
                  '**Postojećim računom:** na stranici za prijavu možete nastaviti i s računom koji već imate na našoj prodajnoj platformi.',
                ],
              },
              {
                kind: 'text',
                text: 'Zaboravili ste lozinku? Na stranici za prijavu zatražite oporavak i postavite novu preko linka iz e-maila. Ako poruka ne stigne, pogledajte neželjenu poštu ili zatražite novu.',
              },
            ]
          : [
              {
                kind: 'text',
                text: 'Lozinka vam ne treba. Kad odaberete prijavu, otvara se sigurna stranica naše prodajne platforme: upišite e-mail, pa jednokratni kod koji vam na njega stigne.',
              },
              {
                kind: 'text',
                text: 'Ako kod ne stigne, pogledajte neželjenu poštu, provjerite jeste li e-mail upisali bez greške i zatražite novi kod.',
              },
            ],
      },
      'delete-account': {
        question: 'Kako da obrišem korisnički račun?',
        answer: [
          {
            kind: 'text',
            text: `Prijavite se i otvorite [sigurnost računa](/account/security): na dnu stranice je brisanje računa. Možete nam i pisati na ${mail} s adrese kojom se prijavljujete; odgovaramo u roku od ${f.messageReply}.`,
          },
          {
            kind: 'text',
            text: 'Zajedno s računom brišemo sačuvane adrese, listu želja, ponude i neiskorištene kodove. Fakture i podatke o narudžbama čuvamo samo koliko zakon traži; kako, piše u [politici privatnosti](/privacy-policy).',
          },
        ],
      },
    },
  }
}
