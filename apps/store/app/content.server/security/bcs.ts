import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const security = (f: Facts): PageText<'security'> => {
  const email = `[${f.email}](mailto:${f.email})`
  const phone = `[${f.phone}](tel:${f.phone.replaceAll(' ', '')})`
  return {
    title: 'Sigurnost i privatnost',
    description:
      'Kako Dvaput čuva vaša plaćanja, vezu, korisnički račun i lične podatke, i kako da nam prijavite sigurnosni propust.',
    lead: 'Ovdje piše šta radimo da biste mogli mirno kupovati i šta možete učiniti sami. Koje podatke imamo, zašto i koliko dugo, opisuje [politika privatnosti](/privacy-policy).',
    sections: {
      payments: {
        title: 'Plaćanje',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Kartica (Visa, Mastercard).** Broj vaše kartice ide pružaocu usluge plaćanja. Mi saznajemo samo da li je plaćanje uspjelo i koliki je iznos.',
              '**Pouzeće.** Plaćate kada vam paket bude predan i ne morate upisivati nikakve podatke za plaćanje na internetu.',
              `${f.byTransfer}**Bankovna uplata.** Koristite samo podatke o računu koje ste dobili uz narudžbu. Ako vam u nekoj poruci stignu drugačiji, nazovite nas prije uplate.`,
              ...f.inMarket({
                ba: [],
                cl: [
                  `**Narudžbe iz uvoza** plaćate na stranici servisa ${f.importedPayments}; ono što tamo upišete ostaje kod njega.`,
                ],
              }),
            ],
          },
          {
            kind: 'note',
            text: '**Podatke s kartica ne čuvamo.** Kod nas ne ostaju ni broj kartice, ni datum isteka, ni sigurnosni kod.',
          },
          {
            kind: 'text',
            text: 'Cijene, zalihe i ukupan iznos određuju se na našem serveru. Narudžbu smatramo plaćenom tek kada nam to potvrdi pružalac usluge plaćanja ili banka.',
          },
        ],
      },
      connection: {
        title: 'Veza',
        blocks: [
          {
            kind: 'text',
            text: 'Cijela prodavnica radi preko šifrirane veze (HTTPS), a ne samo plaćanje, pa niko usput ne može pročitati ni izmijeniti ono što šaljete. Druge stranice ne mogu prikazati naše stranice unutar svojih.',
          },
          {
            kind: 'text',
            text: 'Prije nego što upišete podatke, pogledajte adresu u pregledniku: treba da počinje sa https i da bude naša. Ako vas preglednik upozori na certifikat, zastanite i javite nam.',
          },
        ],
      },
      account: {
        title: 'Korisnički račun',
        blocks: [
          {
            kind: 'list',
            items: [
              f.hasPasswordLogin
                ? `**Link za prijavu.** Možete se prijaviti i bez lozinke, linkom koji vam pošaljemo e-mailom. Vrijedi ${f.signInLink} i radi samo jednom; noviji link poništava stariji.`
                : `**Prijava bez lozinke.** Prijavljujete se preko e-maila. Link ili kod koji dobijete vrijedi ${f.signInLink} i radi samo jednom.`,
              f.hasPasswordLogin
                ? '**Lozinka.** Čuvamo je samo kao hash, jednosmjerni otisak iz kojeg se ne može pročitati. Ne vidimo je ni mi.'
                : '**Lozinka.** Ako ste je izabrali pri registraciji, čuvamo je samo kao hash, jednosmjerni otisak iz kojeg se ne može pročitati.',
              '**Pogađanje lozinke.** Uzastopne neuspjele prijave sve više usporavamo, pa se pogađanje ne isplati.',
              '**Sesija.** Ključevi vašeg računa ostaju na našem serveru. Odjava prekida sesiju i tamo, a ne samo u vašem pregledniku.',
            ],
          },
          {
            kind: 'text',
            text: f.hasPasswordLogin
              ? 'Šta zavisi od vas: duga lozinka koju ne koristite nigdje drugo, dobro zaštićen e-mail i odjava na zajedničkom računaru.'
              : 'Šta zavisi od vas: dobro zaštićen e-mail, linkovi i kodovi koje ne dajete drugima i odjava na zajedničkom računaru.',
          },
        ],
      },
      'personal-data': {
        title: 'Lični podaci',
        blocks: [
          {
            kind: 'list',
            items: [
              'Tražimo samo ono što nam treba da prodamo, dostavimo, odgovorimo vam i ispunimo zakonske obaveze.',
              'Vašim podacima mogu pristupiti samo zaposleni kojima su potrebni za posao. Prijavljuju se uz drugi faktor, a ono što rade se bilježi.',
              'Vaše podatke ne prodajemo. Oni koji učestvuju u vašoj narudžbi, poput dostavne službe i pružaoca usluge plaćanja, dobijaju samo ono što im za to treba.',
              'Ako neki incident ugrozi vaše podatke, o tome obavještavamo vas i nadležni organ, kako zakon nalaže.',
            ],
          },
          {
            kind: 'text',
            text: f.inMarket({
              ba: `Držimo se Zakona o zaštiti ličnih podataka. Ako želite vidjeti, ispraviti ili obrisati svoje podatke, pišite na ${email}. Prigovor možete podnijeti i Agenciji za zaštitu ličnih podataka u BiH.`,
              cl: `Držimo se čileanskog zakona o zaštiti ličnih podataka (Ley N.º 19.628, izmijenjen zakonom Ley N.º 21.719). Ako želite vidjeti, ispraviti ili obrisati svoje podatke, pišite na ${email}. Zadržavate i pravo da se obratite nadležnom organu.`,
            }),
          },
          {
            kind: 'text',
            text: 'Sve pojedinosti, vaša prava i rokovi čuvanja nalaze se u [politici privatnosti](/privacy-policy).',
          },
        ],
      },
      cookies: {
        title: 'Kolačići',
        blocks: [
          {
            kind: 'text',
            text: '**Kolačiće za praćenje ne koristimo**, kao ni reklamne. Vaš preglednik čuva samo ono bez čega prodavnica ne može raditi:',
          },
          {
            kind: 'table',
            caption: 'Šta čuva vaš preglednik',
            head: ['Šta', 'Čemu služi'],
            rows: [
              ['Jezik', 'Da prodavnicu vidite na jeziku koji ste izabrali.'],
              ['Tržište', 'Da vidite proizvode, cijene i uslove za svoju zemlju.'],
              [
                'Sesija',
                'Da ostanete prijavljeni i da se upamti pristup proizvodima iz uvoza dok je ta ponuda u probnom radu.',
              ],
              ['Tema', 'Da ostane svijetli ili tamni prikaz koji ste izabrali.'],
              ['Link do narudžbe', 'Da otvorite narudžbu čiji smo vam link poslali.'],
              [
                'Naručivanje',
                'Da ono što pri naručivanju upišete vidite samo vi, i da narudžbu nađete kad se vratite.',
              ],
              ['Korpa', 'Da izabrani proizvodi i započeta narudžba ostanu sačuvani dok ne završite.'],
            ],
          },
          {
            kind: 'text',
            text: 'Sve to možete obrisati u postavkama preglednika kad god želite. Tada ćete biti odjavljeni, a korpa će biti prazna.',
          },
        ],
      },
      fraud: {
        title: 'Kako prepoznati prevaru',
        blocks: [
          {
            kind: 'list',
            items: [
              'Nikada ne tražimo lozinku, broj kartice, sigurnosni kod ni link za prijavu, bilo e-mailom, telefonom ili porukom.',
              'Ne požurujemo vas da platite odmah i ne tražimo uplatu na privatni račun.',
              'Kod za popust iz ponude cijene samo je vaš i radi samo uz vaš korisnički račun. Takav kod nemojte kupovati ni od koga.',
              'Ako je narudžba neobična, možemo vas zamoliti da je potvrdite prije slanja. To štiti i vas.',
            ],
          },
          {
            kind: 'note',
            text: `Dobili ste čudnu poruku u naše ime? Ne otvarajte linkove iz nje. Proslijedite je na ${email} ili nazovite ${phone}. Ako ste podatke s kartice već negdje upisali, prvo nazovite svoju banku.`,
          },
        ],
      },
      report: {
        title: 'Prijavite sigurnosni propust',
        blocks: [
          {
            kind: 'text',
            text: 'Ako ste u našoj prodavnici našli sigurnosni propust, molimo vas da ga prvo javite nama. Zahvalni smo na svakoj dobronamjernoj prijavi.',
          },
          {
            kind: 'steps',
            items: [
              `Pišite na ${email}, s naslovom „Sigurnost“.`,
              'Opišite gdje je propust, kako se može ponoviti i šta bi se njime moglo učiniti.',
              'Ostavite nam vremena da ga popravimo prije nego što bilo šta objavite.',
            ],
          },
          {
            kind: 'text',
            text: `Odgovaramo u roku od ${f.messageReply} i javljamo vam kada propust otklonimo. Dok testirate, koristite svoj korisnički račun, ne otvarajte, ne mijenjajte i ne kopirajte tuđe podatke i ne radite ništa što bi drugima ometalo kupovinu.`,
          },
        ],
      },
      contact: {
        title: 'Kontakt',
        blocks: [
          { kind: 'text', text: 'Za sve u vezi sa sigurnošću i vašim podacima:' },
          {
            kind: 'list',
            items: [
              `**E-mail:** ${email}`,
              `**Telefon:** ${phone}`,
              f.serviceHours,
              `**Odgovor:** u roku od ${f.messageReply}`,
            ],
          },
          {
            kind: 'text',
            text: 'Možete nam pisati i preko stranice [Kontakt](/contact). Pogledajte i [politiku privatnosti](/privacy-policy) te [opće uslove poslovanja](/terms-and-conditions).',
          },
        ],
      },
    },
  }
}
