import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const shipping = (f: Facts): PageText<'shipping'> => {
  const mail = `[${f.email}](mailto:${f.email})`
  const phone = `[${f.phone}](tel:${f.phone.replaceAll(' ', '')})`
  const inCountry = f.inMarket({ ba: 'u Bosni i Hercegovini', cl: 'u Čileu' })

  return {
    title: 'Dostava i preuzimanje',
    description: `Dostava ${inCountry}: rokovi, cijena, praćenje paketa, lično preuzimanje i šta učiniti ako roba stigne oštećena.`,
    lead: 'Kad paket kreće, koliko putuje, koliko to košta i šta radimo kad nešto zapne. Kratke odgovore imate i među [čestim pitanjima](/faq#delivery-time).',
    sections: {
      'delivery-times': {
        title: 'Rokovi dostave',
        blocks: [
          {
            kind: 'table',
            caption: 'Proizvodi iz naših zaliha: uobičajeno vrijeme od slanja do isporuke',
            head: ['Mjesto', 'Rok'],
            rows: [
              [f.city, f.deliveryInStockCity],
              [f.inMarket({ ba: 'Ostatak Bosne i Hercegovine', cl: 'Ostatak Čilea' }), f.deliveryInStockElsewhere],
            ],
          },
          {
            kind: 'text',
            text: `**Proizvodi iz uvoza:** ${f.deliveryImported} od potvrde uplate do vaših vrata, bilo gdje ${inCountry}.`,
          },
          {
            kind: 'text',
            text: 'Za proizvode iz naših zaliha rok računamo od dana kad paket predamo na dostavu. Subota, nedjelja i praznici nisu radni dani.',
          },
        ],
      },
      carrier: {
        title: 'Prijevoznik',
        blocks: [
          {
            kind: 'text',
            text: '**Prijevoznika vam javljamo kad paket krene.** Do tada nije poznat: bit će naknadno određen, prema veličini paketa i mjestu na koje ide. Ime prijevoznika šaljemo vam e-mailom, zajedno s brojem za praćenje.',
          },
        ],
      },
      costs: {
        title: 'Cijena dostave',
        blocks: [
          {
            kind: 'text',
            text: f.deliveryPrice
              ? `Dostava košta okvirno **${f.deliveryPrice}**. Konačan iznos obračunava se pri plaćanju i vidite ga prije nego što potvrdite narudžbu.`
              : 'Cijena dostave obračunava se pri plaćanju i vidite je prije nego što potvrdite narudžbu.',
          },
          { kind: 'text', text: 'Na cijenu utiču težina i veličina paketa i mjesto na koje ga šaljemo.' },
        ],
      },
      'free-shipping': {
        title: 'Besplatna dostava',
        blocks: [
          {
            kind: 'text',
            text: f.freeDeliveryFrom
              ? `Standardna dostava je besplatna za narudžbe od **${f.freeDeliveryFrom}**. Inače je besplatna samo kad to piše uz proizvod ili u korpi.`
              : 'Dostava je besplatna samo kad to piše uz proizvod ili u korpi. Ne postoji iznos narudžbe od kojeg je dostava uvijek besplatna.',
          },
        ],
      },
      'bulk-orders': {
        title: 'Veće narudžbe',
        blocks: [
          {
            kind: 'text',
            text: `Opremate ured, školu ili serversku sobu? Za veće količine rok, način i cijenu dostave dogovaramo s vama. Pošaljite na ${mail}:`,
          },
          {
            kind: 'list',
            items: ['koje proizvode i u kojoj količini trebate', 'adresu isporuke', 'do kada vam roba treba'],
          },
        ],
      },
      processing: {
        title: 'Priprema i slanje',
        blocks: [
          {
            kind: 'text',
            text: `Paket šaljemo u roku od **${f.dispatch}** od potvrde uplate. Prije toga robu još jednom pregledamo i zapakujemo tako da izdrži put.`,
          },
          {
            kind: 'list',
            items: [
              '**Kartica (Visa, Mastercard):** rok teče čim plaćanje bude odobreno.',
              `${f.byTransfer}**Bankovna uplata:** rok teče kad novac stigne na naš račun.`,
              '**Pouzeće:** plaćate pri prijemu, pa rok teče kad vam potvrdimo narudžbu.',
            ],
          },
          {
            kind: 'text',
            text: 'Narudžbe primljene vikendom ili praznikom uzimamo u rad prvog sljedećeg radnog dana.',
          },
        ],
      },
      tracking: {
        title: 'Praćenje paketa',
        blocks: [
          {
            kind: 'list',
            items: [
              '**E-mailom:** kad paket krene, dobijate ime prijevoznika i broj za praćenje.',
              '**Na stranici:** prijavite se i otvorite svoje narudžbe; uz svaku piše dokle je stigla.',
            ],
          },
          {
            kind: 'text',
            text: 'Broj za praćenje ponekad proradi tek kad prijevoznik zaprimi paket. Ako poruku ne vidite, pogledajte i neželjenu poštu.',
          },
        ],
      },
      delays: {
        title: 'Kašnjenja',
        blocks: [
          {
            kind: 'text',
            text: 'Vrijeme, praznici, zatvoren put ili nepotpuna adresa mogu usporiti dostavu. Kad saznamo da paket kasni, javljamo vam novi očekivani rok.',
          },
          {
            kind: 'list',
            items: [
              'Upišite tačnu adresu i telefon na koji se javljate: prijevoznik najčešće zove prije isporuke.',
              `Ako je rok prošao, a niko vam se nije javio, pišite na ${mail} s brojem narudžbe i mi ćemo paket potražiti.`,
              'Ako paket ne stigne u navedenom roku, možete odustati i dobiti nazad sve što ste platili, uključujući dostavu.',
            ],
          },
        ],
      },
      pickup: {
        title: 'Lično preuzimanje',
        blocks: [
          {
            kind: 'text',
            text: f.inMarket({
              ba: `Narudžbu možete preuzeti u našoj prodavnici u Sarajevu: **${f.pickupAddress}**. Tada ne plaćate dostavu.`,
              cl: `Narudžbu možete preuzeti na našem mjestu preuzimanja u Santiagu: **${f.pickupAddress}**. Tada ne plaćate dostavu.`,
            }),
          },
          {
            kind: 'steps',
            items: [
              'Pri narudžbi odaberite lično preuzimanje ili nam pišite da želite doći po robu.',
              'Sačekajte e-mail da je narudžba spremna.',
              'Ponesite broj narudžbe i važeći lični dokument (ličnu kartu ili pasoš).',
              'Pregledajte robu s nama prije nego što odete.',
            ],
          },
          ...(f.hasReservations
            ? [
                {
                  kind: 'text' as const,
                  text: `Proizvode iz naših zaliha možete i samo rezervisati iz korpe: čuvamo ih ${f.reservation}, preko vikenda do ponedjeljka navečer, a plaćate ih pri preuzimanju, uz važeći lični dokument.`,
                },
              ]
            : []),
        ],
      },
      'damaged-goods': {
        title: 'Oštećena roba',
        blocks: [
          {
            kind: 'steps',
            items: [
              'Pregledajte paket čim stigne. Ako je kutija vidno oštećena, zatražite od dostavljača da to zabilježi.',
              'Fotografišite kutiju, ambalažu i oštećenje i ništa ne bacajte.',
              `U roku od **${f.complaintWindow}** od prijema pošaljite fotografije i broj narudžbe na ${mail}.`,
              `Odgovaramo u roku od **${f.complaintAnswer}**. Zavisno od štete, predlažemo popravku, zamjenu ili povrat novca.`,
            ],
          },
          {
            kind: 'note',
            text: 'Ovaj rok je za štetu nastalu u prijevozu. Za kvar koji se pokaže kasnije vrijedi garancija: pogledajte [povrat i reklamacije](/devoluciones).',
          },
        ],
      },
      'special-conditions': {
        title: 'Posebni uslovi',
        blocks: [
          {
            kind: 'list',
            items: [
              '**Velika i teška roba** (serveri, radne stanice, veliki monitori): prije slanja dogovaramo termin i prilaz. Recite nam na kojem ste spratu i ima li lifta. Takva pošiljka može stići u više paketa.',
              f.inMarket({
                ba: '**Udaljena mjesta:** u planinska sela i mjesta kroz koja prijevoznik ne prolazi svaki dan dostava može trajati duže. Ponekad je lakše preuzeti paket u najbližem većem mjestu.',
                cl: '**Udaljena mjesta:** na ostrva, krajnji jug i u mjesta kroz koja prijevoznik ne prolazi svaki dan dostava može trajati duže. Ponekad je lakše preuzeti paket u poslovnici prijevoznika.',
              }),
              '**Baterije:** za litijske baterije i uređaje koji ih imaju prijevoznici traže posebno pakovanje, a ponekad ih voze samo cestom. Napuklu ili napuhanu bateriju ne šaljemo; ako vam takva stigne, ne koristite je i odmah nam javite.',
              '**Proizvodi iz uvoza:** naručuju se i putuju odvojeno od ostalih, pa iz jedne kupovine mogu stići dva paketa. Carina i porez pri uvozu nisu u cijeni: ako ih carina obračuna, plaćate ih pri preuzimanju. Cijenu dostave vidite prije plaćanja, a o putu paketa obavještavamo vas e-mailom.',
            ],
          },
        ],
      },
      contact: {
        title: 'Pitanja o dostavi',
        blocks: [
          {
            kind: 'list',
            items: [`E-mail: ${mail}`, `Telefon: ${phone}`, f.serviceHours],
          },
          {
            kind: 'text',
            text: `Navedite broj narudžbe, da je odmah nađemo. Na poruke odgovaramo u roku od ${f.messageReply}. Možete nam se javiti i preko stranice [Kontakt](/contact).`,
          },
        ],
      },
    },
  }
}
