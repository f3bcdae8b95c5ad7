import { inFour, type LocalName } from './local-name.ts';

/** The long name of a line in all four languages, translated word by word from a small vocabulary in one pass. */
export function nameLine(en: string): LocalName {
  const put = (language: 0 | 1 | 2): string => en.replaceAll(VOCABULARY, (word) => forms.get(word)?.[language] ?? word);
  return inFour(en, put(0), put(1), put(2));
}

/** Longer phrases first, so that "Old Town Pier" is matched before "Old Town". */
const words: readonly (readonly [string, string, string, string])[] = [
  ['Lantern Hill Tunnel', 'Laternenbergtunnel', 'Lyhtymäen tunneli', 'Túnel do Monte da Lanterna'],
  ['Old Town Pier', 'Altstadtanleger', 'Vanhankaupungin laituri', 'Cais da Cidade Velha'],
  ['Lantern Funicular', 'Laternenbahn', 'Lyhtymäen köysirata', 'Funicular da Lanterna'],
  ['Lantern Gondola', 'Laternenseilbahn', 'Lyhtymäen gondoli', 'Telecabina da Lanterna'],
  ['Lantern Hill', 'Laternenberg', 'Lyhtymäki', 'Monte da Lanterna'],
  ['Navigators School', 'Seefahrerschule', 'Merenkulkijain koulu', 'Escola dos Navegadores'],
  ['Northern Avenue', 'Nordallee', 'Pohjoinen puistokatu', 'Avenida do Norte'],
  ['Airport Avenue', 'Flughafenallee', 'Lentokentäntie', 'Avenida do Aeroporto'],
  ['Central Station', 'Hauptbahnhof', 'Päärautatieasema', 'Estação Central'],
  ['Garden City', 'Gartenstadt', 'Puutarhakaupunki', 'Cidade Jardim'],
  ['Gull Island', 'Möweninsel', 'Lokkisaari', 'Ilha das Gaivotas'],
  ['Island Ferry', 'Inselfähre', 'Saarilautta', 'Barco da Ilha'],
  ['Harbour Ferry', 'Hafenfähre', 'Satamalautta', 'Barco do Porto'],
  ['Harbour West', 'Hafen West', 'Länsisatama', 'Porto Poente'],
  ['Intercity', 'Intercity', 'Kaukojuna', 'Intercidades'],
  ['Highmoor', 'Hochmoor', 'Ylänummi', 'Charneca Alta'],
  ['Regional train', 'Regionalzug', 'Taajamajuna', 'Comboio regional'],
  ['Local train', 'Nahverkehrszug', 'Lähijuna', 'Comboio suburbano'],
  ['Line taxi', 'Linientaxi', 'Linjataksi', 'Táxi de linha'],
  ['School bus', 'Schulbus', 'Koulubussi', 'Autocarro escolar'],
  ['North Heath', 'Nordheide', 'Pohjoisnummi', 'Charneca Norte'],
  ['River Line', 'Flusslinie', 'Jokilinja', 'Linha do Rio'],
  ['Night Line', 'Nachtlinie', 'Yölinja', 'Linha da Noite'],
  ['Hill Line', 'Berglinie', 'Mäkilinja', 'Linha do Monte'],
  ['Docks Loop', 'Dockring', 'Telakkalenkki', 'Circuito das Docas'],
  ['Cable Car', 'Kabelbahn', 'Kaapeliraitiovaunu', 'Elétrico de cabo'],
  ['West Shore', 'Westufer', 'Länsiranta', 'Costa Poente'],
  ['West Beach', 'Weststrand', 'Länsihiekka', 'Praia Poente'],
  ['Birch Lake', 'Birkensee', 'Koivujärvi', 'Lago das Bétulas'],
  ['East Quay', 'Ostkai', 'Itälaituri', 'Cais Nascente'],
  ['Ring East', 'Ring Ost', 'Itäkehä', 'Circular Leste'],
  ['Belt Road', 'Gürtelstraße', 'Vyötie', 'Estrada da Cintura'],
  ['Dock Road', 'Dockstraße', 'Telakkatie', 'Estrada das Docas'],
  ['New Town', 'Neustadt', 'Uusikaupunki', 'Cidade Nova'],
  ['Old Town', 'Altstadt', 'Vanhakaupunki', 'Cidade Velha'],
  ['Trolleybus', 'Trolleybus', 'Johdinauto', 'Troleicarro'],
  ['Ardenfield', 'Ardenfeld', 'Ardenpelto', 'Campo de Arden'],
  ['Eastfields', 'Ostfeld', 'Itäpellot', 'Campos Leste'],
  ['Birchfield', 'Birkenfeld', 'Koivupelto', 'Birchfield'],
  ['Hospital', 'Klinikum', 'Keskussairaala', 'Hospital'],
  ['University', 'Universität', 'Yliopisto', 'Universidade'],
  ['Lighthouse', 'Leuchtturm', 'Majakka', 'Farol'],
  ['Saltmarsh', 'Salzmarsch', 'Suolaniitty', 'Sapal'],
  ['Eastbank', 'Ostufer', 'Itäranta', 'Margem Leste'],
  ['Foothill', 'Hangfuß', 'Rinne', 'Sopé'],
  ['Monorail', 'Einschienenbahn', 'Yksikiskojuna', 'Monocarril'],
  ['Express', 'Schnellbus', 'Pikalinja', 'Expresso'],
  ['Airport', 'Flughafen', 'Lentoasema', 'Aeroporto'],
  ['Central', 'Hauptbahnhof', 'Päärautatieasema', 'Estação Central'],
  ['Harbour', 'Hafen', 'Satama', 'Porto'],
  ['Rampart', 'Wall', 'Valli', 'Muralha'],
  ['Subway', 'U-Bahn', 'Metro', 'Metropolitano'],
  ['Metro', 'Metro', 'Pikametro', 'Metro'],
  ['Coach', 'Fernbus', 'Kaukobussi', 'Expresso rodoviário'],
  ['Market', 'Marktplatz', 'Kauppatori', 'Mercado'],
  ['Opera', 'Oper', 'Ooppera', 'Ópera'],
  ['Docks', 'Docks', 'Telakka', 'Docas'],
  ['North', 'Nord', 'Pohjoinen', 'Norte'],
  ['Expo', 'Messe', 'Messukeskus', 'Exposições'],
];

const forms = new Map(words.map(([word, ...others]) => [word, others]));

/** Matches every phrase of the vocabulary, the first of those that begin alike. */
const VOCABULARY = new RegExp(`(?<=^|[ :])(?:${words.map(([word]) => word).join('|')})(?=$|[ :])`, 'g');
