// Portuguese of Brazil, where it differs from that of Portugal. Style and words: docs/languages/pt.md.
import type { SchemaTexts } from './schema-texts.ts';

export const gbfs: SchemaTexts = {
  'The files of a system and their addresses': 'Os arquivos de um sistema e seus endereços',
  'The files of the system': 'Os arquivos do sistema',
  'Name of the file without .json': 'Nome do arquivo sem .json',
  'Address of the file': 'Endereço do arquivo',
  'Address of its gbfs.json': 'Endereço do respectivo gbfs.json',
  'Language of the texts': 'Idioma dos textos',
  'Languages of the texts': 'Idiomas dos textos',
  'Web site of the system': 'Site do sistema',
  'Where riders become members': 'Onde os usuários se associam',
  'When vehicles can be rented, as OpenStreetMap writes opening hours':
    'Quando é possível alugar veículos, na sintaxe do OpenStreetMap para horários de abertura',
  'Terms of use': 'Condições de uso',
  Logo: 'Logotipo',
  'Logo for dark pages': 'Logotipo para páginas escuras',
  'Terms for the use of the logo': 'Condições de uso do logotipo',
  'Apps with which riders rent': 'Aplicativos com os quais se aluga',
  'App for Android': 'Aplicativo para Android',
  'Where the app is installed from': 'De onde se instala o aplicativo',
  'Address that shows whether the app is installed': 'Endereço que mostra se o aplicativo está instalado',
  'App for iOS': 'Aplicativo para iOS',
  'Kick scooter with a seat': 'Patinete com assento',
  'Kick scooter': 'Patinete',
  'Kick scooter, up to version 2.2': 'Patinete, até a versão 2.2',
  'Diesel engine': 'Motor a diesel',
  'Fuel cell': 'Célula de combustível',
  'How far it gets with a full battery or tank, in metres': 'Autonomia com a bateria ou o tanque cheio, em metros',
  'Stickers for low emission zones': 'Selos de zonas de emissões reduzidas',
  'Country of the sticker: FR': 'País do selo: FR',
  'The sticker': 'O selo',
  'Automatic gear': 'Câmbio automático',
  'Manual gear': 'Câmbio manual',
  Convertible: 'Conversível',
  'Cruise control': 'Controle de velocidade de cruzeiro',
  'Grams of CO₂ per kilometre': 'Gramas de CO₂ por quilômetro',
  'At a station or anywhere within the area': 'Em uma estação ou em qualquer lugar da área',
  'Where it may be left, in a draft': 'Onde pode ser deixado, em um rascunho',
  'Postal code': 'CEP',
  'How riders pay or identify themselves': 'Como o usuário paga ou se identifica',
  'Car park': 'Estacionamento',
  'At the kerb': 'Junto à calçada',
  'On the pavement': 'Na calçada',
  'Whether staff takes vehicles': 'Se funcionários recebem os veículos',
  'Link into the app on Android': 'Link para o aplicativo em Android',
  'Link into the app on iOS': 'Link para o aplicativo em iOS',
  'Vehicles to rent now (up to version 2)': 'Veículos para alugar agora (até a versão 2)',
  'Id of the vehicle; a new one after each rental': 'Identificador do veículo; um novo após cada aluguel',
  'How far it gets with its battery or tank, in metres': 'Autonomia com a bateria ou o tanque, em metros',
  'Station at which it stands': 'Estação onde está',
  'Station to which it must return': 'Estação a que precisa voltar',
  'Prices that apply to it': 'Preços aplicáveis a ele',
  'Child seat up to 10 kg': 'Cadeirinha para crianças até 10 kg',
  'Child seat from 9 to 18 kg': 'Cadeirinha para crianças de 9 a 18 kg',
  'Child seat from 15 to 25 kg': 'Cadeirinha para crianças de 15 a 25 kg',
  'When vehicles can be rented (up to version 2)': 'Quando é possível alugar veículos (até a versão 2)',
  'The seasons of the system (up to version 2)': 'As temporadas do sistema (até a versão 2)',
  'The seasons': 'As temporadas',
  'Price of a ride, before what is charged by the minute or kilometre':
    'Preço de uma viagem, antes do que é cobrado por minuto ou quilômetro',
  'Whether taxes are added': 'Se há impostos adicionais',
  'From which kilometre on': 'A partir de que quilômetro',
  'Length of an interval in kilometres; 0 = charged once':
    'Comprimento de um intervalo em quilômetros; 0 = cobrado uma vez',
  'Up to which kilometre; absent = to the end of the ride': 'Até que quilômetro; ausente = até o fim da viagem',
  'Up to which minute; absent = to the end of the ride': 'Até que minuto; ausente = até o fim da viagem',
  'Whether prices may rise with demand': 'Se os preços podem subir com a demanda',
  'The system is closed': 'O sistema está fechado',
  'Stations are closed': 'Há estações fechadas',
  'Seconds until the file is renewed; 0 = at any time': 'Segundos até o arquivo mudar de novo; 0 = muda continuamente',
  'Its language: en, pt-BR': 'Idioma do texto: en, pt-BR',
  'Up to version {version}; now {field}.': 'Até a versão {version}; agora {field}.',
};

export const trips: SchemaTexts = {
  'What the trip is about: the title of the preview and of the test.':
    'De que viagem se trata: o título da prévia e do teste.',
  'Comes back as the address.': 'Aparece na resposta como endereço.',
  'The code of a stop.': 'O código de uma parada.',
  'The name of a stop or a place, an address, a crossing, `latitude,longitude`, a link to a map, `{ "lat": …, "lng": …, "name": … }`, or `{ "stop": "code" }`.':
    'O nome de uma parada ou de um local, um endereço, um cruzamento, `latitude,longitude`, um link para um mapa, `{ "lat": …, "lng": …, "name": … }` ou `{ "stop": "code" }`.',
  'A time on the clocks of the origin: `08:15` (the next one), `today 08:15`, `tomorrow 08:15`, `Monday 08:15`, `next Monday 08:15` (never today), `weekday 08:15` (Monday to Friday), `in 3 days 08:15`, `2026-05-04T08:15`, with an offset `2026-05-04T08:15+02:00`, `now`, `in 20 minutes`, or Unix seconds.':
    'Uma hora nos relógios do ponto de partida: `08:15` (a próxima), `today 08:15`, `tomorrow 08:15`, `Monday 08:15`, `next Monday 08:15` (nunca hoje), `weekday 08:15` (de segunda a sexta), `in 3 days 08:15`, `2026-05-04T08:15`, com diferença de fuso `2026-05-04T08:15+02:00`, `now`, `in 20 minutes` ou segundos Unix.',
  'Mode identifiers such as `pt_pub_bus`; public transport and walking if absent.':
    'Identificadores de meios de transporte como `pt_pub_bus`; transporte público e a pé, se ausentes.',
  'With several modes: also the trips of each alone (the default), or only combinations.':
    'Com vários meios: também as opções com cada um sozinho (padrão), ou só combinações.',
  'Leave out everything known to be inaccessible.': 'Excluir tudo o que se sabe que não é acessível.',
  'Codes of stops where the trip does not board, alight or change.':
    'Códigos de paradas onde não há embarque, desembarque nem baldeação.',
  'Work out what happens when a change is missed.': 'Calcular também o que acontece se uma baldeação for perdida.',
  'Kilometres per hour on foot.': 'Quilômetros por hora a pé.',
  'Kilometres per hour by bicycle.': 'Quilômetros por hora de bicicleta.',
  'Longest walking time in a trip.': 'Tempo máximo a pé em uma viagem.',
  'Minimum time for changes.': 'Tempo mínimo para baldeações.',
  'Language of the texts (BCP 47).': 'Idioma dos textos (BCP 47).',
  'The trips that have to meet the members below: one trip all of them (`any`, the default), the best trip, or every trip.':
    'Quais opções precisam atender aos campos seguintes: pelo menos uma, a todos ao mesmo tempo (`any`, padrão), a melhor ou todas.',
  'At least so many trips are found, cancelled ones aside.':
    'Número mínimo de opções encontradas, sem contar as canceladas.',
  'At most so many changes between vehicles.': 'Número máximo de baldeações entre veículos.',
  'Latest arrival, inclusive: `09:00` is the first one after the requested time; or any time as in `when`.':
    'Última chegada possível, inclusive: `09:00` são as primeiras 09:00 depois da hora solicitada; ou qualquer hora como em `when`.',
  'What the answer has to be; each member is a test.': 'Como a resposta deve ser; cada campo é um teste.',
};

export const live: SchemaTexts = {
  'Times and cancellations of runs': 'Horários e cancelamentos de viagens',
  'Counts of shared vehicles': 'Número de veículos compartilhados',
  'Path of the source, relative to this file': 'Caminho da fonte, relativo a este arquivo',
  'Headers of each request, where environment variables are filled in':
    'Cabeçalhos de cada solicitação; as variáveis de ambiente são substituídas pelo valor',
  'Id of the system of shared vehicles, where the region has several':
    'Identificador do sistema de veículos compartilhados, se a região tiver vários',
  'Ids of runs, routes or stops': 'Identificadores de viagens, linhas ou pontos',
  'Whether runs may be found by their stops and times':
    'Se as viagens podem ser encontradas por seus pontos e horários',
  'They are shown only': 'São apenas exibidos',
  'Their closures and cancellations also change searches': 'Seus fechamentos e cancelamentos também alteram as buscas',
  'Stop at one end': 'Ponto em uma extremidade',
  'Stop at the other end': 'Ponto na outra extremidade',
  'Whether a vehicle that ends a run late begins the next one of its block late':
    'Se um veículo que termina uma viagem com atraso começa com atraso a seguinte do seu bloco',
  'Whether the times of runs without an update are predicted from the positions of vehicles':
    'Se os horários das viagens sem atualização são previstos a partir das posições dos veículos',
};
