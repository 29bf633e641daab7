import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const terms = (f: Facts): PageText<'terms'> => {
  const email = `[${f.email}](mailto:${f.email})`
  const phone = `[${f.phone}](tel:${f.phone.replaceAll(' ', '')})`
  const inCountry = f.inMarket({ ba: 'u Bosni i Hercegovini', cl: 'u Čileu' })
  const inCity = f.inMarket({ ba: 'u Sarajevu', cl: 'u Santiagu' })
  return {
    title: 'Opći uslovi poslovanja',
    description: `Kako Dvaput prodaje polovnu, obnovljenu i novu elektroniku ${inCountry}: narudžbe, plaćanje, dostava, povrat, garancija i reklamacije.`,
    lead: 'Ovo su pravila po kojima poslujemo, bez komplikovanih riječi: šta možete očekivati od nas i šta mi očekujemo od vas. Ništa na ovoj stranici ne umanjuje prava koja vam kao potrošaču daje zakon.',
    sections: {
      about: {
        title: 'Ko smo mi',
        blocks: [
          {
            kind: 'text',
            text: `Dvaput je internetska prodavnica polovnih, obnovljenih i novih računara i elektronike. Ime kaže šta radimo: dobrom uređaju dajemo drugi život. Ovi uslovi vrijede za sve što ${inCountry} kod nas ${f.hasReservations ? 'kupite ili rezervišete' : 'kupite'} i za ponude cijene koje nam pošaljete.`,
          },
          {
            kind: 'list',
            items: [
              ...f.inMarket({
                ba: [`**Prodavnica i mjesto preuzimanja:** ${f.pickupAddress}`],
                cl: [
                  `**Prodavnica i mjesto preuzimanja u Čileu:** ${f.pickupAddress}`,
                  `**Sjedište firme:** ${f.shopAddress}`,
                ],
              }),
              `**E-mail:** ${email}`,
              `**Telefon:** ${phone}`,
            ],
          },
        ],
      },
      acceptance: {
        title: 'Prihvatanje uslova',
        blocks: [
          {
            kind: 'text',
            text: 'Ove uslove prihvatate kada pošaljete narudžbu ili otvorite korisnički račun. Pri registraciji to potvrđujete kvačicom, a mi bilježimo koju ste verziju prihvatili i kada.',
          },
          {
            kind: 'text',
            text: 'Za svaku narudžbu vrijede uslovi koji su na snazi na dan kada ste je poslali. Ako ih kasnije promijenimo, promjena se odnosi samo na ono što uradite poslije nje.',
          },
        ],
      },
      age: {
        title: 'Dob kupca',
        blocks: [
          {
            kind: 'text',
            text: `Da biste otvorili korisnički račun ili naručili, morate imati najmanje ${f.minimumAge}. Prihvatanjem ovih uslova to i potvrđujete. Ako ste mlađi, zamolite roditelja ili staratelja da kupi za vas.`,
          },
        ],
      },
      account: {
        title: 'Korisnički račun',
        blocks: [
          {
            kind: 'text',
            text: `Razgledati i kupovati možete i bez računa. Račun vam treba za listu želja${f.hasReservations ? ', ponude cijene i rezervacije' : ' i za ponude cijene'}.`,
          },
          {
            kind: 'list',
            items: [
              'Upišite svoje, tačne podatke i držite ih ažurnim: po njima vam šaljemo pakete i poruke.',
              f.hasPasswordLogin
                ? 'Lozinku i linkove za prijavu čuvajte za sebe i ne dijelite račun s drugima.'
                : 'Prijavljujete se bez lozinke, preko e-maila. Čuvajte pristup svom e-mailu i ne prosljeđujite linkove ni kodove za prijavu.',
              `Ako mislite da je neko drugi ulazio u vaš račun, odmah pišite na ${email}.`,
              'Zatvaranje računa možete zatražiti kad god želite. Prije toga završavamo narudžbe koje su u toku.',
            ],
          },
          {
            kind: 'text',
            text: 'Račun koji služi za prevaru ili nanosi štetu drugim kupcima ili prodavnici možemo privremeno isključiti. Reći ćemo vam zašto, a vi možete uložiti prigovor. Šta radimo s vašim podacima piše u [politici privatnosti](/privacy-policy), a kako ih štitimo na stranici [Sigurnost i privatnost](/politica-de-privacidad).',
          },
        ],
      },
      products: {
        title: 'Šta prodajemo',
        blocks: [
          {
            kind: 'table',
            caption: 'Stanje proizvoda',
            head: ['Stanje', 'Šta možete očekivati'],
            rows: [
              ['Novo', 'Proizvod koji niko nije koristio.'],
              [
                'Obnovljeno',
                'Ranije korišten, zatim očišćen, provjeren po cijeloj listi i po potrebi popravljen. Zamijenjeni dijelovi i vidljivi tragovi navedeni su na stranici proizvoda.',
              ],
              [
                'Polovno',
                'Provjeren po cijeloj listi i ispravan, osim ako na stranici proizvoda piše drugačije. Ima tragove korištenja koji su tamo opisani.',
              ],
            ],
          },
          {
            kind: 'text',
            text: `**Provjera.** Svaki polovni i obnovljeni proizvod iz naših zaliha prolazi cijelu [listu provjere za svoju vrstu](/faq#what-grades-mean). Za laptop to su: ${f.laptopPoints}. Rezultat svake tačke piše na stranici proizvoda.`,
          },
          {
            kind: 'text',
            text: '**Klase i baterija.** Izgled ocjenjujemo klasama [A+, A, B, C i D](/faq#what-grades-mean). Gdje je jedan oglas za više komada, klasa, tragovi i stanje baterije vrijede kao najmanje što dobijate s bilo kojim od njih.',
          },
          {
            kind: 'text',
            text: 'Stanje i specifikacije sa stranice proizvoda dio su onoga što vam obećavamo. Slika označena kao ilustracija modela ne prikazuje baš onaj primjerak koji ćete dobiti; mjerodavan je pisani opis.',
          },
          {
            kind: 'text',
            text: 'Prodajemo pojedinačne primjerke i male količine, pa se stanje zaliha brzo mijenja. Proizvod u korpi još nije sačuvan za vas.',
          },
        ],
      },
      prices: {
        title: 'Cijene',
        blocks: [
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Cijene proizvoda iz naših zaliha su u konvertibilnim markama (KM). Cijene proizvoda iz uvoza su u čileanskim pezosima (CLP), a valuta je uvijek napisana uz iznos.',
              cl: 'Cijene su u čileanskim pezosima (CLP), i za proizvode iz naših zaliha i za proizvode iz uvoza.',
            }),
          },
          {
            kind: 'text',
            text: 'Prije potvrde narudžbe vidite pun iznos: proizvode, poreze i dostavu. Toliko i plaćate, naknadno ne dodajemo ništa. Ako se cijena promijeni dok je proizvod u korpi, novu ćemo vam pokazati prije plaćanja.',
          },
          {
            kind: 'text',
            text: 'Ako smo objavili cijenu koja je očigledna greška, javit ćemo vam se prije slanja. Vi birate hoćete li kupiti po ispravnoj cijeni ili odustati uz povrat cijelog iznosa. Vaša zakonska prava pri tome ostaju ista.',
          },
        ],
      },
      orders: {
        title: 'Kako nastaje narudžba',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Stavite željene proizvode u korpu i provjerite količine.',
              'Upišite svoje podatke te izaberite dostavu i način plaćanja.',
              'Pregledajte cijelu narudžbu i ukupan iznos, pa je potvrdite.',
              'Narudžbu potvrđujemo e-mailom. Tom potvrdom kupovina je zaključena.',
            ],
          },
          {
            kind: 'text',
            text: 'Ako se ispostavi da je posljednji primjerak upravo prodan, javit ćemo vam i vratiti sve što ste za njega platili. Narudžbu možemo odbiti i kada plaćanje nije potvrđeno ili kada postoje ozbiljni znakovi da nije stvarna.',
          },
          {
            kind: 'text',
            text: `Želite nešto promijeniti ili otkazati? Pišite na ${email} prije slanja paketa; [kako to ide, piše u čestim pitanjima](/faq#change-order). I nakon slanja proizvod možete [vratiti](/devoluciones).`,
          },
        ],
      },
      payment: {
        title: 'Plaćanje',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Kartica (Visa, Mastercard).** Plaćate pri narudžbi.',
              '**Pouzeće.** Plaćate gotovinom kada vam dostavljač preda paket.',
              `${f.byTransfer}**Bankovna uplata.** Podatke za uplatu dobijate uz narudžbu, a paket šaljemo kada uplata stigne.`,
            ],
          },
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Proizvodi iz uvoza naručuju se i plaćaju odvojeno od ostalih.',
              cl: `Proizvodi iz uvoza plaćaju se odvojeno, preko servisa ${f.importedPayments}.`,
            }),
          },
          {
            kind: 'note',
            text: 'Podatke s kartica ne čuvamo. [Kako štitimo plaćanje](/politica-de-privacidad).',
          },
        ],
      },
      delivery: {
        title: 'Dostava',
        blocks: [
          {
            kind: 'list',
            items: [
              `**Slanje:** u roku od ${f.dispatch} nakon potvrde plaćanja. Kod pouzeća rok teče od potvrde narudžbe.`,
              `**Proizvodi iz naših zaliha:** ${f.deliveryInStockCity} ${inCity} i ${f.deliveryInStockElsewhere} drugdje ${inCountry}, računajući od slanja.`,
              `**Proizvodi iz uvoza:** ${f.deliveryImported} od potvrde uplate do vaših vrata, bilo gdje ${inCountry}.`,
              '**Cijena dostave:** vidite je u narudžbi, prije nego što platite.',
              `**Lično preuzimanje:** besplatno je; dođite kad vam javimo da je narudžba spremna. Adresa: ${f.pickupAddress}.`,
            ],
          },
          {
            kind: 'text',
            text: 'Ako paket kasni, provjerit ćemo gdje je i javiti vam. Ako ne stigne u roku koji je ovdje naveden, možete odustati i dobiti nazad sve što ste platili, uključujući dostavu.',
          },
          {
            kind: 'text',
            text: 'Rizik gubitka ili oštećenja na putu snosimo mi, sve dok vam paket ne bude predan. Molimo vas da ga pregledate pri prijemu i da vidljivo oštećenje zabilježite s dostavljačem.',
          },
        ],
      },
      'reservations-and-offers': {
        title: 'Rezervacije i ponude cijene',
        blocks: [
          {
            kind: 'text',
            text: f.hasReservations
              ? `**Rezervacije.** Kada ste prijavljeni, možete rezervisati proizvode koji su na stanju. Čuvamo ih ${f.reservation}, preko vikenda do ponedjeljka navečer. Plaćate ih u prodavnici (${f.pickupAddress}), uz važeći lični dokument. Rezervaciju možete otkazati; ako ne stignete na vrijeme, istječe sama i ne košta vas ništa.`
              : `**Rezervacije.** Rezervacije ${inCountry} još ne nudimo. Ponude cijene su dostupne.`,
          },
          {
            kind: 'text',
            text: '**Ponude cijene.** Kada ste prijavljeni, možete nam ponuditi manje od trenutne cijene, u cijelim iznosima valute koja je prikazana. Prodavnica tada ima tri mogućnosti:',
          },
          {
            kind: 'list',
            items: [
              '**Prihvata ponudu.** Cijena za vas vrijedi do prikazanog roka i do tada proizvod čuvamo za vas. Dobijate kod za popust.',
              '**Daje kontraponudu** s drugim iznosom. Možete je prihvatiti, predložiti novi iznos ili odbiti.',
              '**Odbija ponudu.** Proizvod i dalje možete kupiti po objavljenoj cijeni.',
            ],
          },
          {
            kind: 'note',
            text: 'Kod je ličan, može se iskoristiti jednom i ima rok trajanja. Vrijedi samo za dogovoreni proizvod i količinu, a ne može se ustupiti ni spajati s drugim kodovima. Prihvaćena ponuda vas ne obavezuje na kupovinu. Dok je ponuda otvorena, možete je povući; ako se u međuvremenu proda posljednji primjerak, ponuda se zatvara i o tome vas obavještavamo.',
          },
        ],
      },
      international: {
        title: 'Proizvodi iz uvoza',
        blocks: [
          {
            kind: 'text',
            text: 'Ovi proizvodi nisu na našem stanju, nego vam stižu iz partnerskog skladišta u inostranstvu.',
          },
          {
            kind: 'list',
            items: [
              '**Carina i porez pri uvozu nisu u cijeni.** Mi ih ne dodajemo ni u korpi ni pri plaćanju; ako ih carina obračuna, primalac ih plaća pri preuzimanju paketa.',
              '**Naručuju se odvojeno.** Ako su u korpi i proizvodi iz naših zaliha i proizvodi iz uvoza, naručujete prvo jedne, pa druge.',
              `**Dostava proizvoda iz uvoza** traje ${f.deliveryImported}, od potvrde uplate do vaših vrata. Način i cijenu dostave vidite prije plaćanja; ako vam je datum važan, pitajte nas prije narudžbe.`,
              '**Povrat, garancija i reklamacije** isti su kao za sve što prodajemo: obraćate se nama, a ne skladištu.',
            ],
          },
          {
            kind: 'note',
            text: 'Ponuda iz uvoza je još u probnom radu. Za sada je mogu otvoriti samo kupci čija je e-mail adresa na spisku pozvanih i oni koji imaju pristupni kod.',
          },
        ],
      },
      returns: {
        title: 'Povrat proizvoda i novca',
        blocks: [
          {
            kind: 'text',
            text: `Proizvod možete vratiti u roku od ${f.returnWindow} od prijema, bez navođenja razloga. Javite nam se, pa ga pošaljite kompletnog i u stanju u kojem ste ga primili; uključiti ga i isprobati je sasvim u redu.`,
          },
          {
            kind: 'text',
            text: `${f.refundSentence} Vraćamo ga na isti način na koji ste platili. Ako ste platili gotovinom, novac uplaćujemo na vaš bankovni račun.`,
          },
          {
            kind: 'text',
            text: `Koraci, troškovi i nekoliko izuzetaka opisani su na stranici [Povrat](/devoluciones). Ako vam ${f.inMarket(
              {
                ba: 'Zakon o zaštiti potrošača u BiH',
                cl: 'čileanski Zakon o zaštiti potrošača (Ley N.º 19.496)',
              },
            )} daje više, vrijedi zakon.`,
          },
        ],
      },
      warranty: {
        title: 'Garancija',
        blocks: [
          {
            kind: 'text',
            text: `${f.warrantySentence} Teče od dana prijema; rok proizvoda stoji na njegovoj stranici i na fakturi. Ukratko: [odgovor o garanciji](/faq#warranty-length).`,
          },
          {
            kind: 'list',
            items: [
              '**Pokriveno:** kvarovi koje niste uzrokovali vi i koji nisu bili opisani pri kupovini.',
              '**Nije pokriveno:** pad, tečnost, pogrešan napon, neovlašteni zahvati te uobičajeno trošenje baterije i drugih potrošnih dijelova.',
              '**Šta mi radimo:** proizvod popravljamo, mijenjamo ili vam vraćamo novac. Poštarinu za opravdanu reklamaciju plaćamo mi.',
            ],
          },
          {
            kind: 'note',
            text: `**Vaša zakonska prava imaju prednost.** Naša garancija je dodatak pravima koja zbog nedostatka na robi imate po ${f.inMarket(
              {
                ba: 'Zakonu o zaštiti potrošača u BiH',
                cl: 'čileanskom Zakonu o zaštiti potrošača (Ley N.º 19.496)',
              },
            )}; ne skraćuje ih i ne zamjenjuje.`,
          },
        ],
      },
      complaints: {
        title: 'Reklamacije',
        blocks: [
          {
            kind: 'steps',
            items: [
              `Ako proizvod stigne oštećen, nepotpun ili nije ono što ste naručili, javite nam u roku od ${f.complaintWindow} od prijema.`,
              `Pišite na ${email} i pošaljite broj narudžbe, kratak opis i fotografije, ili nazovite ${phone}.`,
              `Odgovaramo u roku od ${f.complaintAnswer}, s rješenjem ili s jasnim razlogom ako reklamaciju ne prihvatamo.`,
            ],
          },
          { kind: 'text', text: `${f.serviceHours}.` },
          {
            kind: 'text',
            text: 'Molimo vas da se javite rano jer tako lakše rješavamo stvar s dostavnom službom. Kvar koji se pokaže kasnije rješava se kroz garanciju, a zbog kasnije prijave ne gubite zakonska prava.',
          },
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Ako se ne uspijemo dogovoriti, možete se obratiti tržišnoj inspekciji ili Instituciji ombudsmena za zaštitu potrošača u BiH.',
              cl: 'Ako se ne uspijemo dogovoriti, možete se obratiti čileanskoj službi za zaštitu potrošača (SERNAC).',
            }),
          },
        ],
      },
      liability: {
        title: 'Odgovornost',
        blocks: [
          {
            kind: 'text',
            text: 'Odgovaramo za proizvode koje prodajemo, za tačnost onoga što o njima kažemo i za štetu koja nastane ako ne uradimo ono što smo obećali.',
          },
          {
            kind: 'list',
            items: [
              'Sačuvajte svoje podatke prije nego što nam pošaljete uređaj: pri popravci ili povratu mogu se izgubiti, a mi ih ne možemo vratiti.',
              'Ne odgovaramo za štetu nastalu korištenjem suprotno uputama proizvođača.',
              'Ne odgovaramo za kašnjenje koje niko nije mogao spriječiti, poput prirodne nepogode ili zatvorene granice. O tome vas obavještavamo, a vi možete odustati.',
            ],
          },
          {
            kind: 'text',
            text: 'Ništa od ovoga ne ograničava odgovornost koju po zakonu ne možemo ograničiti, kao što je odgovornost za tjelesne povrede, za proizvod s nedostatkom te za namjeru i krajnju nepažnju.',
          },
        ],
      },
      property: {
        title: 'Sadržaj i zaštićeni znakovi',
        blocks: [
          {
            kind: 'text',
            text: 'Ime Dvaput, izgled prodavnice, naši tekstovi i naše fotografije pripadaju nama. Linkove slobodno dijelite, a stranice sačuvajte ili odštampajte za sebe; za svaku drugu upotrebu prvo nas pitajte.',
          },
          {
            kind: 'text',
            text: 'Imena i znakovi proizvođača pripadaju njihovim vlasnicima. Navodimo ih da bi se znalo o kojem je proizvodu riječ; to ne znači da proizvođač prodaje preko nas niti da stoji iza naše prodavnice.',
          },
        ],
      },
      law: {
        title: 'Mjerodavno pravo i sporovi',
        blocks: [
          {
            kind: 'text',
            text: f.inMarket({
              ba: 'Za kupovinu u ovoj prodavnici vrijede propisi Bosne i Hercegovine, prije svega Zakon o zaštiti potrošača u BiH i Zakon o zaštiti ličnih podataka.',
              cl: 'Za kupovinu u ovoj prodavnici vrijede propisi Čilea, prije svega Zakon o zaštiti potrošača (Ley N.º 19.496) i Zakon o zaštiti ličnih podataka (Ley N.º 19.628, izmijenjen zakonom Ley N.º 21.719).',
            }),
          },
          {
            kind: 'text',
            text: `Prvo nam pišite: većina stvari može se riješiti razgovorom. Ako ne može, odlučuje sud koji je po zakonu nadležan, ${f.inMarket(
              {
                ba: 'a vi kao potrošač zadržavate pravo da postupak pokrenete tamo gdje vam to zakon dopušta.',
                cl: 'a vi se kao potrošač uvijek možete i sami obratiti službi SERNAC ili tom sudu.',
              },
            )}`,
          },
          {
            kind: 'text',
            text: 'Ako se neka od ovih odredbi pokaže nevažećom, ostale i dalje vrijede. Uslovi postoje na više jezika; ako se verzije razlikuju, primjenjujemo onu koja je povoljnija za vas.',
          },
        ],
      },
    },
  }
}
