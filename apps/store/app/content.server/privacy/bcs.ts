import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const privacy = (f: Facts): PageText<'privacy'> => ({
  title: 'Politika privatnosti',
  description:
    'Koje lične podatke Dvaput prikuplja, zašto, ko ih dobija, koliko ih čuvamo i šta od nas možete tražiti.',
  lead: 'Prikupljamo samo ono što nam treba da vam prodamo i dostavimo uređaj i da za njega odgovaramo, a ništa čime bismo vas pratili po internetu. Ovdje piše koji su to podaci i šta od nas možete tražiti. Kako štitimo plaćanje i vaš račun opisano je na [stranici o sigurnosti i privatnosti](/politica-de-privacidad).',
  sections: {
    controller: {
      title: 'Ko odgovara za vaše podatke',
      blocks: [
        {
          kind: 'text',
          text: 'Online prodavnica **Dvaput** odlučuje zašto i kako se vaši lični podaci koriste i za to odgovara. Pravnim rječnikom, ona je kontrolor podataka. Možete nas kontaktirati ovako:',
        },
        {
          kind: 'list',
          items: [
            ...f.inMarket<string[]>({
              ba: [`Adresa prodavnice: ${f.shopAddress}`],
              cl: [`Prodavnica i mjesto preuzimanja u Čileu: ${f.pickupAddress}`, `Sjedište firme: ${f.shopAddress}`],
            }),
            `E-mail: [${f.email}](mailto:${f.email})`,
            `Telefon: [${f.phone}](tel:${f.phone.replaceAll(' ', '')})`,
            f.serviceHours,
          ],
        },
        {
          kind: 'text',
          text: f.inMarket({
            ba: 'Lične podatke obrađujemo prema Zakonu o zaštiti ličnih podataka Bosne i Hercegovine.',
            cl: 'Lične podatke kupaca u Čileu obrađujemo prema čileanskom Zakonu br. 19.628 o zaštiti ličnih podataka, kako ga je izmijenio Zakon br. 21.719, i prema Zakonu br. 19.496 o zaštiti potrošača.',
          }),
        },
      ],
    },
    data: {
      title: 'Koje podatke prikupljamo',
      blocks: [
        {
          kind: 'table',
          caption: 'Podaci koje imamo o vama',
          head: ['Podaci', 'Šta sadrže'],
          rows: [
            [
              'Račun',
              `Ime i prezime, e-mail, telefon ako ga upišete, datum otvaranja računa te koju ste verziju uslova prihvatili i kada${f.hasPasswordLogin ? '. Ako koristite lozinku, čuvamo samo njen šifrirani otisak iz kojeg se lozinka ne može pročitati' : ''}`,
            ],
            ['Adrese', 'Ime i prezime, firma ako je upišete, poštanska adresa i telefon'],
            ['Narudžbe', 'Proizvodi, cijene, način i status plaćanja, dostava, povrati i reklamacije'],
            ...(f.hasReservations
              ? [
                  [
                    'Rezervacije',
                    'Proizvodi i vrijeme rezervacije. Lični dokument koji pokažete pri preuzimanju služi samo da provjerimo da ste to vi',
                  ],
                ]
              : []),
            ['Ponude cijene', 'Proizvod, iznos koji nudite, vaša poruka i naš odgovor'],
            ['Obavijesti o zalihama i cijeni', 'E-mail, proizvod o kojem želite obavijest i cijena koju ste zamislili'],
            ['Poruke', 'Ono što nam napišete ili kažete i kontakt koji ostavite'],
            [
              'Tehnički zapisi',
              'IP adresa, vrijeme, tražena stranica, vrsta preglednika i greške; čuvaju se samo kratko',
            ],
          ],
        },
        {
          kind: 'note',
          text: f.inMarket({
            ba: '**Broj vaše kartice nemamo.** Upisujete ga kod pružaoca usluge plaćanja i on ga čuva. Mi saznajemo samo iznos, je li plaćanje uspjelo i njegovu oznaku.',
            cl: `**Broj vaše kartice nemamo.** Upisujete ga kod pružaoca usluge plaćanja i on ga čuva. Za narudžbe iz uvoza to je ${f.importedPayments}. Mi saznajemo samo iznos, je li plaćanje uspjelo i njegovu oznaku.`,
          }),
        },
        {
          kind: 'text',
          text: 'Podaci o zdravlju, uvjerenjima i slični osjetljivi podaci nam nikad ne trebaju, pa vas molimo da ih ne navodite u porukama. Prije nego što uređaj vratite, [obrišite s njega svoje podatke](/devoluciones#condition).',
        },
      ],
    },
    sources: {
      title: 'Odakle nam podaci',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Od vas**, kad otvorite račun, naručite, pošaljete ponudu ili nam pišete.',
            '**Od vašeg preglednika**, koji uz svaku otvorenu stranicu šalje tehničke podatke.',
            f.inMarket({
              ba: '**Od računa kojim se prijavite**, ako izaberete prijavu vanjskim računom: prosljeđuje nam vaše ime i potvrđenu e-mail adresu.',
              cl: '**Od prodajne platforme na kojoj se prijavljujete**: potvrđuje vašu e-mail adresu i prosljeđuje nam ime, telefon i sačuvane adrese.',
            }),
            '**Od onih koji izvršavaju narudžbu**: pružalac usluge plaćanja nam javlja jeste li platili, dostavljač gdje je paket, a sistem skladišta u kojem je stanju uvozni proizvod ili ponuda.',
            '**Od onoga ko kupuje za vas**, ako neko naruči na vašu adresu.',
          ],
        },
        {
          kind: 'text',
          text: 'Podatke ne kupujemo i ne skupljamo ih o vama s društvenih mreža. Dugmad za dijeljenje su obični linkovi: mreža za vašu posjetu sazna samo ako ih upotrijebite.',
        },
      ],
    },
    purposes: {
      title: 'Za šta ih koristimo',
      blocks: [
        {
          kind: 'list',
          items: [
            'da vam otvorimo račun i omogućimo prijavu;',
            'da naplatimo, zapakujemo i dostavimo vaše narudžbe i javljamo vam šta je s njima;',
            f.hasReservations
              ? 'da odgovorimo na vaše ponude cijene i čuvamo vaše rezervacije;'
              : 'da odgovorimo na vaše ponude cijene;',
            'da riješimo povrate, garanciju, reklamacije i povrat novca;',
            'da odgovorimo na vaša pitanja;',
            'da izdamo fakture i vodimo poslovne knjige koje propisuje zakon;',
            'da pronađemo greške, spriječimo zloupotrebe i prodavnicu održimo sigurnom.',
          ],
        },
        {
          kind: 'text',
          text: 'Ne pravimo reklamne profile, ne prodajemo podatke i ne prijavljujemo vas na reklamne poruke.',
        },
        {
          kind: 'text',
          text: 'Na neke ponude cijene odgovor stiže automatski, po pravilu koje gleda proizvod i iznos, a ne ko ste vi. Ako vam se odgovor čini pogrešnim, pišite nam i pogledat će ga čovjek.',
        },
      ],
    },
    'legal-basis': {
      title: 'Na osnovu čega ih smijemo koristiti',
      blocks: [
        {
          kind: 'list',
          items: [
            `**Ugovor s vama**: račun, narudžbe, plaćanje, dostava${f.hasReservations ? ', ponude i rezervacije' : ' i ponude'}. Bez tih podataka ne bismo mogli uraditi ono što ste tražili.`,
            '**Zakon**: fakture, knjigovodstvo, prava potrošača i zakoniti zahtjevi nadležnih organa.',
            '**Naš legitimni interes**: sigurnost prodavnice, sprečavanje zloupotreba i rješavanje sporova. Odmjeravamo ga prema vašim pravima, a vi možete uložiti prigovor.',
            '**Vaša saglasnost**: samo tamo gdje vas za nju pitamo. Možete je povući u svakom trenutku; ono što je urađeno prije toga ostaje zakonito.',
          ],
        },
        {
          kind: 'text',
          text: `Ove osnove predviđa ${f.inMarket({
            ba: 'Zakon o zaštiti ličnih podataka Bosne i Hercegovine',
            cl: 'čileanski Zakon br. 19.628, kako ga je izmijenio Zakon br. 21.719',
          })}. U našim obrascima potrebna su samo polja označena kao obavezna; ostala možete ostaviti prazna.`,
        },
      ],
    },
    recipients: {
      title: 'Ko ih dobija',
      blocks: [
        { kind: 'text', text: 'Pomaže nam nekoliko usluga i svaka dobija samo ono što joj treba za njen dio posla.' },
        {
          kind: 'table',
          caption: 'Primaoci vaših podataka',
          head: ['Ko', 'Šta i zašto'],
          rows: [
            [
              'Prodajna platforma na kojoj radi prodavnica',
              'Račun, adrese, korpa i narudžbe: vodi račune kupaca, katalog i završetak kupovine',
            ],
            ['Dostavljač', 'Ime, adresa i telefon; kod plaćanja pouzećem i iznos koji treba naplatiti'],
            [
              'Pružalac usluge plaćanja',
              f.inMarket({
                ba: `Iznos, oznaka narudžbe i podaci o kartici koje kod njega upišete. ${f.byTransfer}Ako plaćate bankovnom uplatom, uplatu vide banke`,
                cl: `Iznos, oznaka narudžbe, kontakt potreban za plaćanje i podaci o kartici koje kod njega upišete. Za narudžbe iz uvoza to je ${f.importedPayments}. ${f.byTransfer}Ako plaćate bankovnom uplatom, uplatu vide banke`,
              }),
            ],
            [
              'Vanjski sistem skladišta',
              'Za uvozne i druge proizvode koje vodi: narudžba s podacima za dostavu ili vaša ponuda s porukom',
            ],
            ['Usluga za slanje e-pošte', 'Vaša e-mail adresa i tekst poruke koju vam šaljemo'],
            ['Nadležni organi i sudovi', 'Samo ono što smo po zakonu dužni predati'],
          ],
        },
      ],
    },
    transfers: {
      title: 'Podaci koji izlaze iz zemlje',
      blocks: [
        {
          kind: 'text',
          text: f.inMarket({
            ba: 'Neke od tih usluga rade na serverima izvan Bosne i Hercegovine, a narudžba uvoznog proizvoda putuje u sistem skladišta u inostranstvu. Zato se vaši podaci mogu obrađivati i u drugim zemljama.',
            cl: 'Sjedište prodavnice je u Bosni i Hercegovini, pa se vaši podaci obrađuju i izvan Čilea. Osim toga, neke od tih usluga rade na serverima u drugim zemljama, a narudžba uvoznog proizvoda putuje u sistem skladišta u inostranstvu.',
          }),
        },
        {
          kind: 'text',
          text: `U inostranstvo šaljemo samo ono što posao traži i samo na načine koje dopušta ${f.inMarket({
            ba: 'Zakon o zaštiti ličnih podataka',
            cl: 'čileanski zakon',
          })}: u zemlje koje podatke primjereno štite, uz ugovor koji primaoca obavezuje da ih štiti, ili zato što se vaša narudžba drugačije ne može izvršiti. Pitajte nas i reći ćemo vam gdje su vaši podaci.`,
        },
      ],
    },
    retention: {
      title: 'Koliko ih čuvamo',
      blocks: [
        {
          kind: 'text',
          text: 'Dok traje svrha ili dok to zakon traži. Nakon toga podatke brišemo ili ih činimo anonimnim.',
        },
        {
          kind: 'table',
          caption: 'Koliko čuvamo koju vrstu podataka',
          head: ['Podaci', 'Do kada'],
          rows: [
            ['Račun i adrese', 'Dok ih ne obrišete ili ne zatražite zatvaranje računa'],
            ['Prihvatanje uslova', 'Dok je račun otvoren, a zatim dok iz njega mogu nastati zahtjevi'],
            ['Narudžbe i fakture', 'Dok ne istekne rok iz poreskih i računovodstvenih propisa'],
            ['Povrati, garancija, reklamacije', 'Dok se slučaj ne riješi i ne prođe zakonski rok za zahtjeve'],
            [
              f.hasReservations ? 'Ponude i rezervacije' : 'Ponude',
              'Dok su otvorene i potrebne; one koje su postale kupovina čuvaju se uz narudžbu',
            ],
            [
              'Obavijesti o zalihama i cijeni',
              `Dok obavijest ne pošaljemo ili se ne odjavite, najviše ${f.stockAlertStorage}`,
            ],
            ['Poruke', 'Dok ne riješimo vaše pitanje, osim ako poruka pripada narudžbi ili reklamaciji'],
            [
              'Tehnički zapisi',
              'Kratko, koliko treba da se otkriju greške i zloupotrebe; duže samo dok se neki incident ispituje',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Ako zatvorite račun, zadržavamo samo ono što po zakonu moramo, na primjer fakture, i ne koristimo ga ni za šta drugo.',
        },
      ],
    },
    cookies: {
      title: 'Kolačići i pohrana u pregledniku',
      blocks: [
        { kind: 'text', text: 'Koristimo samo ono što je potrebno da prodavnica radi i zapamti vaš izbor:' },
        {
          kind: 'table',
          caption: 'Šta vaš preglednik pamti',
          head: ['Šta', 'Zašto'],
          rows: [
            ['Jezik', 'Da prodavnicu vidite na jeziku koji ste izabrali'],
            ['Tržište', 'Da vidite cijene, dostavu i pravila svoje zemlje'],
            ['Sesija', 'Da ostanete prijavljeni dok se ne odjavite ili sesija ne istekne'],
            [
              'Korpa',
              'Da proizvodi ostanu u njoj dok ih ne kupite ili uklonite. Kada ste prijavljeni, čuvamo je i uz vaš račun, da vas prati na drugi uređaj; odjava je uklanja iz preglednika',
            ],
            ['Link do narudžbe', `Da otvorite narudžbu čiji smo vam link poslali, ${f.orderLink}`],
            [
              'Naručivanje',
              'Da ono što ste pri naručivanju upisali vidite samo vi, jedan dan, a narudžbu kad se vratite, 30 dana',
            ],
            ['Tema', 'Da ostane svijetli ili tamni prikaz koji ste izabrali'],
          ],
        },
        {
          kind: 'text',
          text: 'Preglednik može čuvati i vašu listu želja te, nakratko, podatke iz započete narudžbe proizvoda iz uvoza; oni nestaju kad je završite ili se odjavite.',
        },
        {
          kind: 'note',
          text: '**Podrazumijevano vas ne pratimo.** Ovdje nema reklamnih ni analitičkih kolačića. Ako ikad poželimo mjeriti posjete na način za koji treba vaša saglasnost, prvo ćemo vas pitati. Kolačiće možete obrisati u postavkama preglednika; tada ćete biti odjavljeni i možda ćete morati ponovo izabrati jezik.',
        },
      ],
    },
    security: {
      title: 'Kako ih štitimo',
      blocks: [
        {
          kind: 'list',
          items: [
            'veza s prodavnicom je šifrirana;',
            f.hasPasswordLogin
              ? `lozinke se ne čuvaju u čitljivom obliku, a link za prijavu koji stiže e-mailom može se iskoristiti jednom i vrijedi ${f.signInLink};`
              : 'prijavljujete se bez lozinke, na stranici prodajne platforme; ako ste je izabrali pri registraciji, ne čuva se u čitljivom obliku;',
            'ključevi vašeg računa na prodajnoj platformi ostaju na našem serveru i nikad ne stižu u preglednik;',
            'podatke vide samo zaposleni kojima trebaju za posao, uz dodatnu provjeru pri prijavi i zapis o tome šta su mijenjali.',
          ],
        },
        {
          kind: 'text',
          text: 'Nijedan sistem nije savršen. Ako bi neki propust ugrozio vaše podatke, obavijestili bismo vas i nadležne organe kako zakon nalaže. Više na [stranici o sigurnosti i privatnosti](/politica-de-privacidad).',
        },
      ],
    },
    rights: {
      title: 'Vaša prava',
      blocks: [
        {
          kind: 'list',
          items: [
            '**Pristup**: saznajte koje podatke o vama imamo i dobijte kopiju; preuzimate je sami u [sigurnosti računa](/account/security).',
            '**Ispravka**: tražite da ispravimo netačne ili dopunimo nepotpune podatke. Profil i adrese možete sami promijeniti u svom računu.',
            '**Brisanje**: tražite da obrišemo podatke koji nam više ne trebaju; pogledajte [kako obrisati račun](/faq#delete-account).',
            '**Prenosivost**: dobijte svoje podatke u obliku koji druga usluga može pročitati.',
            '**Prigovor**: tražite da prestanemo s obradom koja počiva na našem legitimnom interesu.',
          ],
        },
        {
          kind: 'steps',
          items: [
            `Pišite na [${f.email}](mailto:${f.email}), po mogućnosti s e-mail adrese svog računa, i recite šta želite. Možete i preko [stranice za kontakt](/contact).`,
            'Ako nismo sigurni da ste to vi, tražimo još jednu potvrdu, da vaše podatke ne bi dobio neko drugi.',
            'Odgovaramo u roku koji propisuje zakon. Ako nešto ne možemo ispuniti, kažemo vam zašto.',
          ],
        },
        {
          kind: 'text',
          text: f.inMarket({
            ba: 'Ako niste zadovoljni našim odgovorom, možete se žaliti Agenciji za zaštitu ličnih podataka u BiH ili se obratiti sudu.',
            cl: 'Ako niste zadovoljni našim odgovorom, možete se obratiti čileanskoj službi za potrošače SERNAC, Agenciji za zaštitu ličnih podataka osnovanoj Zakonom br. 21.719 (kad počne s radom) ili sudu.',
          }),
        },
      ],
    },
    children: {
      title: 'Djeca',
      blocks: [
        {
          kind: 'text',
          text: `Račun može otvoriti i kod nas kupovati samo osoba koja ima najmanje **${f.minimumAge}**; to potvrđujete kad prihvatite [uslove](/terms-and-conditions#age). Podatke mlađih osoba ne prikupljamo svjesno.`,
        },
        {
          kind: 'text',
          text: `Ako ste roditelj ili staratelj i mislite da nam je dijete ostavilo svoje podatke, pišite na [${f.email}](mailto:${f.email}) i obrisat ćemo ih.`,
        },
      ],
    },
    changes: {
      title: 'Izmjene ove politike',
      blocks: [
        {
          kind: 'text',
          text: 'Kad promijenimo način na koji postupamo s podacima, mijenjamo i ovu stranicu; vrijedi ono što ovdje piše. Ako je promjena važna, na primjer nova svrha ili nova vrsta primaoca, a imate račun, javljamo vam je e-mailom prije nego što počne vrijediti; gdje treba vaša saglasnost, ponovo je tražimo.',
        },
        {
          kind: 'text',
          text: `Nešto nije jasno? Pitajte nas na [${f.email}](mailto:${f.email}); radije ćemo objasniti nego da nagađate.`,
        },
      ],
    },
  },
})
