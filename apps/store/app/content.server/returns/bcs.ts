import type { Facts } from '../../features/information/facts.server.ts'
import type { PageText } from '../sections.ts'

export const returns = (f: Facts): PageText<'returns'> => ({
  title: 'Povrat robe i novca',
  description: `Kako vratiti proizvod prodavnici Dvaput u roku od ${f.returnWindow} od prijema, kada stiže novac i šta uraditi ako je uređaj neispravan.`,
  lead: `Ako vam uređaj ne odgovara, možete ga vratiti u roku od **${f.returnWindow}** od prijema. Ako je stigao oštećen ili se pokaže da je neispravan, vrijede druga pravila, i ona su [na vašoj strani](/devoluciones#faulty).`,
  sections: {
    window: {
      title: 'Koliko vremena imate',
      blocks: [
        {
          kind: 'text',
          text: `Proizvod možete vratiti u roku od **${f.returnWindow}** od prijema i ne morate navesti razlog. Rok teče od dana kada vam paket stigne ili kada ga preuzmete na mjestu preuzimanja; ako proizvodi stižu odvojeno, za svaki se računa posebno. Dovoljno je da nam se u tom roku javite, a proizvod zatim pošaljete bez odlaganja.`,
        },
        {
          kind: 'text',
          text: 'To vrijedi za polovne, obnovljene i nove proizvode, iz naših zaliha ili iz uvoza, bez obzira na to jeste li platili punu cijenu, akcijsku cijenu ili cijenu dogovorenu kroz ponudu.',
        },
        {
          kind: 'note',
          text: f.inMarket({
            ba: 'Pravo na odustanak od kupovine na daljinu imate i prema Zakonu o zaštiti potrošača u BiH. Ako vam zakon daje duži rok od našeg, vrijedi zakon.',
            cl: 'Pravo na odustanak od kupovine na daljinu (derecho a retracto) imate i prema čileanskom Zakonu br. 19.496. Ako vam zakon daje više od nas, vrijedi zakon.',
          }),
        },
      ],
    },
    condition: {
      title: 'U kakvom stanju vratiti proizvod',
      blocks: [
        {
          kind: 'text',
          text: 'Slobodno otvorite proizvod, uključite ga i isprobajte kao što biste u prodavnici: ekran, tastaturu, bateriju, priključke. Kad ga vraćate, provjerite sljedeće:',
        },
        {
          kind: 'list',
          items: [
            '**sve je na broju**: punjač, kablovi, dodaci, uputstva i kutija u kojoj je proizvod stigao;',
            '**nema novih oštećenja** osim tragova korištenja navedenih u opisu proizvoda;',
            '**serijski broj je čitljiv**, a uređaj niko nije otvarao ni prepravljao;',
            '**nema prijavljenih računa ni zaključavanja**: Apple, Google ili Microsoft račun, „Pronađi moj uređaj“, zaključavanje ekrana i BIOS lozinka;',
            '**vaši podaci su obrisani**: sačuvajte šta vam treba, pa vratite uređaj na fabričke postavke.',
          ],
        },
        {
          kind: 'note',
          text: 'Uređaj poredimo s njegovim opisom i fotografijama. Ako je izgubio na vrijednosti jer je korišten više nego što treba da se isproba, za taj gubitak možemo umanjiti iznos povrata, koliko zakon dopušta. Razlog i iznos javljamo vam prije isplate.',
        },
      ],
    },
    'how-to': {
      title: 'Kako vratiti proizvod',
      blocks: [
        {
          kind: 'steps',
          items: [
            `**Zatražite povrat** na stranici svoje [narudžbe](/orders); bez računa je [nađite ovdje](/orders/find). Možete i pisati na [${f.email}](mailto:${f.email}), uz broj narudžbe i naziv proizvoda. Navedite želite li povrat novca ili zamjenu.`,
            '**Sačekajte našu potvrdu.** Odgovaramo s uputama, da znamo čiji je paket kad stigne.',
            '**Dobro ga zapakujte.** Isključite uređaj, zaštitite ekran i uglove i u paket stavite našu poruku ili broj narudžbe.',
            `**Pošaljite poštom ili donesite lično.** Adresa je ista u oba slučaja: ${f.pickupAddress}. Ako šaljete poštom, izaberite pošiljku s praćenjem i sačuvajte potvrdu.`,
            '**Pregledamo uređaj** i rezultat vam javljamo e-mailom. Kad povrat odobrimo, krećemo s isplatom.',
          ],
        },
        {
          kind: 'note',
          text: 'Proizvodi iz uvoza vraćaju se na istu adresu. Molimo vas da ih ne šaljete u skladište u inostranstvu i da bez dogovora ne šaljete pakete na naš trošak.',
        },
      ],
    },
    refund: {
      title: 'Povrat novca',
      blocks: [
        {
          kind: 'text',
          text: `${f.refundSentence} Odobrenje vam javljamo e-mailom. Ako zakon propisuje kraći rok, držimo se kraćeg.`,
        },
        {
          kind: 'table',
          caption: 'Gdje stiže novac',
          head: ['Platili ste', 'Vraćamo'],
          rows: [
            ['Karticom (Visa, Mastercard)', 'Na istu karticu'],
            [
              f.hasReservations ? 'Gotovinom, pouzećem ili na mjestu preuzimanja' : 'Pouzećem',
              'Na bankovni račun na vaše ime; podatke ćemo zatražiti od vas',
            ],
            [`${f.byTransfer}Bankovnom uplatom`, 'Na račun s kojeg je uplata stigla'],
            ...f.inMarket<string[][]>({
              ba: [],
              cl: [
                [
                  `Preko usluge ${f.importedPayments} (narudžbe iz uvoza)`,
                  `Na sredstvo plaćanja koje ste koristili, preko usluge ${f.importedPayments}`,
                ],
              ],
            }),
          ],
        },
        {
          kind: 'text',
          text: 'Vraćamo vam ono što ste za proizvod stvarno platili. Carinu i porez koje ste platili carini vraća carina, po svojim pravilima. Vašoj banci može trebati još malo vremena da uplatu prikaže na računu i na to ne možemo uticati.',
        },
      ],
    },
    exchange: {
      title: 'Zamjena',
      blocks: [
        {
          kind: 'text',
          text: 'Mnoge uređaje imamo samo u jednom primjerku, pa zamjenu možemo ponuditi samo ako na stanju imamo isti model u istom stanju očuvanosti. Ako ga imamo, odvojit ćemo ga za vas i poslati čim pregledamo vraćeni.',
        },
        {
          kind: 'text',
          text: 'Ako drugog primjerka nema ili želite drugi model, vratite proizvod uz povrat novca i napravite novu narudžbu. Ne morate čekati jedno da biste uradili drugo.',
        },
      ],
    },
    faulty: {
      title: 'Oštećen, pogrešan ili neispravan proizvod',
      blocks: [
        {
          kind: 'text',
          text: `**Oštećenje u transportu, nepotpun ili pogrešan proizvod:** javite nam u roku od **${f.complaintWindow}** od prijema i pošaljite fotografije kutije i uređaja. Sačuvajte ambalažu. Na reklamaciju odgovaramo u roku od **${f.complaintAnswer}**.`,
        },
        {
          kind: 'text',
          text: '**Kvarove koji se pokažu kasnije** pokriva garancija. Koliko traje i šta obuhvata piše u [uslovima, u dijelu o garanciji](/terms-and-conditions#warranty), a ukratko i u [čestim pitanjima](/faq#warranty-length). Zavisno od kvara i od toga šta vam zakon daje, uređaj se popravlja, mijenja ili se vraća novac.',
        },
        {
          kind: 'note',
          text: f.inMarket({
            ba: 'Vaša prava iz Zakona o zaštiti potrošača u BiH važnija su od svega na ovoj stranici. Brza prijava nam pomaže da štetu riješimo s dostavljačem; ako se javite kasnije, ne gubite prava koja vam daje zakon.',
            cl: 'Vaša prava iz čileanskog Zakona br. 19.496 o zaštiti potrošača važnija su od svega na ovoj stranici. Brza prijava nam pomaže da štetu riješimo s dostavljačem; ako se javite kasnije, ne gubite prava koja vam daje zakon.',
          }),
        },
      ],
    },
    'not-returnable': {
      title: 'Šta se ne može vratiti',
      blocks: [
        { kind: 'text', text: 'Ako ste se samo predomislili, ne možemo primiti nazad:' },
        {
          kind: 'list',
          items: [
            'slušalice koje se stavljaju u uho i slične proizvode s otvorenom higijenskom zaštitom;',
            'softver i licence čiji je kod otkriven ili aktiviran;',
            'računare koje smo složili posebno po vašoj želji, s dijelovima koje ste birali;',
            'uređaje zaključane korisničkim računom, dok zaključavanje ne uklonite;',
            'uređaje koji su prepravljani ili su oštećeni nakon što ste ih primili.',
          ],
        },
        {
          kind: 'text',
          text: 'Ništa od ovoga ne vrijedi ako je proizvod bio neispravan ili ne odgovara opisu: tada pogledajte dio [oštećen, pogrešan ili neispravan proizvod](/devoluciones#faulty).',
        },
      ],
    },
    costs: {
      title: 'Ko plaća povrat',
      blocks: [
        {
          kind: 'table',
          caption: 'Trošak slanja proizvoda nazad',
          head: ['Razlog', 'Ko plaća'],
          rows: [
            ['Predomislili ste se i šaljete poštom', 'Poštarinu plaćate vi'],
            ['Donosite ga na mjesto preuzimanja', 'Besplatno je'],
            [
              'Neispravan je, stigao je oštećen ili nije ono što ste naručili',
              'Mi; pišite nam prije slanja da to organizujemo',
            ],
          ],
        },
        {
          kind: 'text',
          text: 'Obradu povrata ne naplaćujemo. Prvobitnu dostavu vraćamo kada je kvar ili greška do nas, a u ostalim slučajevima kad god to zakon traži.',
        },
      ],
    },
    contact: {
      title: 'Pitanja o povratu',
      blocks: [
        {
          kind: 'list',
          items: [
            `E-mail: [${f.email}](mailto:${f.email})`,
            `Telefon: [${f.phone}](tel:${f.phone.replaceAll(' ', '')})`,
            f.serviceHours,
            `Povrat poštom i lično: ${f.pickupAddress}`,
          ],
        },
        {
          kind: 'text',
          text: `Na poruke odgovaramo u roku od ${f.messageReply}. Uz broj narudžbe ide brže. Možete nam pisati i preko [stranice za kontakt](/contact).`,
        },
      ],
    },
  },
})
