// Portuguese of Portugal. Style and words: docs/languages/pt.md. A row of a table is a “registo”, since “linha” is a line of transport.
import type { BuildStepTexts, NoticeTexts } from './importer-texts.ts';

export const steps: BuildStepTexts = {
  reading: 'A ler {file}',
  streets: 'A construir a rede de ruas',
  timetable: 'A construir os horários',
  walks: 'A procurar percursos a pé entre paragens',
  shapes: 'A construir os traçados',
  names: 'A indexar os nomes',
  writing: 'A gravar a região',
};

export const notices: NoticeTexts = {
  // files and their shape
  'unknown-file': ['O ficheiro não faz parte do GTFS e não foi lido.', 'Verifique a grafia do nome.'],
  'nested-folder': ['O feed está numa pasta dentro do arquivo zip.', 'Coloque os ficheiros na raiz do arquivo zip.'],
  'file-name-case': ['O nome do ficheiro tem maiúsculas.', 'Escreva em minúsculas os nomes dos ficheiros GTFS.'],
  'duplicate-file': ['Dois ficheiros têm o mesmo nome; só um foi lido.', 'Remova um deles.'],
  'empty-file': ['O ficheiro está vazio e não tem cabeçalho.', 'Acrescente o cabeçalho ou remova o ficheiro.'],
  'not-utf8': [
    'O ficheiro tem bytes que não são UTF-8. Foram substituídos: há nomes alterados e identificadores que podem coincidir.',
    'Guarde o ficheiro em UTF-8.',
  ],
  'malformed-quotes': [
    'Há aspas por fechar ou texto depois das aspas finais; o registo foi dividido nas vírgulas.',
    'Duplique as aspas que estejam dentro de um valor entre aspas.',
  ],
  'newline-in-value': ['Um valor entre aspas ocupa várias linhas.', 'Retire as quebras de linha do valor.'],
  'unusual-delimiter': [
    'As células estão separadas por ponto e vírgula ou por tabulações; o ficheiro foi lido assim.',
    'Separe as células com vírgulas.',
  ],
  'unknown-column': ['A coluna não faz parte do GTFS e não foi lida.', 'Verifique a grafia do nome.'],
  'duplicate-column': ['A coluna aparece duas vezes; foi lida a primeira.', 'Remova uma das colunas.'],
  'empty-column-name': ['A coluna não tem nome e não foi lida.', 'Dê um nome à coluna ou remova-a.'],
  'column-name-case': ['O nome da coluna tem maiúsculas.', 'Escreva em minúsculas os nomes das colunas.'],
  'missing-column': ['Falta à tabela uma coluna obrigatória; a tabela foi ignorada.', 'Acrescente a coluna.'],
  'short-row': [
    'O registo tem menos células do que o cabeçalho; as que faltam contam como vazias.',
    'Acrescente as células que faltam.',
  ],
  'long-row': [
    'O registo tem mais células do que o cabeçalho; as que sobram foram ignoradas.',
    'Ponha entre aspas os valores que contêm vírgulas.',
  ],
  'empty-row': ['O registo não tem valores e foi ignorado.', 'Remova o registo.'],
  'surrounding-whitespace': ['Foram retirados espaços à volta do valor.', 'Retire-os do ficheiro.'],
  'extra-rows': ['A tabela só pode ter um registo; os restantes foram ignorados.', 'Mantenha um só registo.'],
  'invalid-geojson': [
    'locations.geojson não é uma FeatureCollection GeoJSON e foi ignorado.',
    'Verifique o ficheiro com um validador de GeoJSON.',
  ],
  'feed-without-trips': ['O feed não tem nenhuma circulação utilizável.', 'Veja os outros avisos deste feed.'],
  'stops-far-from-streets': [
    'Nenhuma paragem do feed fica perto das ruas: nenhuma viagem pode usar o feed.',
    'Verifique se o feed e o extrato de ruas são do mesmo local.',
  ],
  'country-unknown': [
    'As ruas não ficam em nenhum país com regras de trânsito conhecidas: circula-se pela direita, e as regras e limites mais comuns substituem as tags que faltam.',
    'Construa a região com --country e o código de um país onde se circule do mesmo lado e com regras semelhantes.',
  ],
  'country-side-only': [
    'Das regras de trânsito deste país só se conhece o lado de circulação; as regras e limites mais comuns substituem as tags que faltam.',
    'Construa a região com --country e o código de um país com regras semelhantes, se existir.',
  ],
  'several-countries': [
    'As ruas ficam em vários países; em todos eles, as tags que faltam seguem as regras do país com mais ruas.',
    'Construa a região com --country para escolher outro país ou corte o extrato pela fronteira.',
  ],

  // values
  'missing-value': ['Um valor obrigatório está vazio; o registo foi descartado.', 'Preencha o valor.'],
  'invalid-integer': ['O valor não é um número inteiro e conta como vazio.', 'Escreva só algarismos.'],
  'invalid-number': [
    'O valor não é um número e conta como vazio.',
    'Escreva algarismos com ponto decimal e sem unidade.',
  ],
  'unusual-number': [
    'O número tem um formato invulgar (1.0, +5, 1e3); foi lido mesmo assim.',
    'Escreva simples algarismos.',
  ],
  'negative-number': ['O número é negativo e conta como vazio.', 'Escreva um número igual ou superior a 0.'],
  'invalid-time': ['O valor não é uma hora e conta como vazio.', 'Escreva a hora como H:MM:SS ou HH:MM:SS.'],
  'unusual-time': [
    'Os minutos ou os segundos da hora têm um só algarismo; a hora foi lida mesmo assim.',
    'Escreva a hora como H:MM:SS ou HH:MM:SS.',
  ],
  'time-without-seconds': ['A hora não tem segundos; foi lida como um minuto exato.', 'Escreva a hora como HH:MM:SS.'],
  'invalid-date': ['O valor não é uma data e conta como vazio.', 'Escreva a data como YYYYMMDD.'],
  'unusual-date': ['A data tem separadores; foi lida mesmo assim.', 'Escreva a data como YYYYMMDD, sem separadores.'],
  'date-out-of-range': [
    'A data é anterior a 1900 ou posterior a 2199; foi usada a data mais próxima desse período.',
    'Corrija a data.',
  ],
  'invalid-enum': [
    'O valor não é um dos permitidos; foi usado o predefinido.',
    'Use um valor indicado na referência do campo.',
  ],
  'invalid-color': ['A cor não tem seis algarismos hexadecimais e foi ignorada.', 'Escreva a cor como RRGGBB.'],
  'color-with-hash': ['A cor começa por #, que foi retirado.', 'Escreva a cor como RRGGBB.'],
  'invalid-timezone': [
    'O fuso horário é desconhecido e foi ignorado.',
    'Use um nome da base de dados IANA de fusos horários, como Europe/Lisbon.',
  ],
  'unknown-timezone': [
    'O fuso horário do operador é desconhecido; foi usado o de outro operador.',
    'Use um nome da base de dados IANA de fusos horários, como Europe/Lisbon.',
  ],
  'several-timezones': [
    'Os operadores do feed têm fusos horários diferentes; cada circulação usa o do seu operador.',
    'Dê o mesmo fuso horário a todos os operadores do feed ou divida o feed.',
  ],
  'zone-far-from-stops': [
    'O fuso horário do operador não pode ser o das suas paragens: todas as partidas são calculadas com várias horas de avanço ou de atraso.',
    'Corrija agency_timezone ou as coordenadas das paragens.',
  ],

  // keys and references
  'duplicate-key': [
    'O identificador aparece duas vezes; o primeiro registo foi mantido e o outro descartado.',
    'Torne os identificadores únicos.',
  ],
  'repeated-row': [
    'O registo aparece duas vezes com os mesmos valores; foi lido uma só vez.',
    'Remova um dos registos.',
  ],
  'duplicate-stop-sequence': [
    'Dois registos da circulação têm o mesmo stop_sequence; o primeiro foi mantido e o outro descartado.',
    'Numere os registos de uma circulação pela ordem do trajeto.',
  ],
  'unknown-agency': ['O operador não existe; foi usado o primeiro operador.', 'Corrija a referência.'],
  'unknown-route': ['A linha não existe; o registo foi descartado.', 'Acrescente a linha ou corrija a referência.'],
  'unknown-service': [
    'O serviço não está em calendar.txt nem em calendar_dates.txt, pelo que a circulação nunca se realiza; foi descartada.',
    'Acrescente o serviço ou corrija a referência.',
  ],
  'unknown-trip': [
    'A circulação não existe; o registo foi descartado.',
    'Acrescente a circulação ou corrija a referência.',
  ],
  'unknown-stop': ['A paragem não existe; o registo foi descartado.', 'Acrescente a paragem ou corrija a referência.'],
  'unknown-shape': [
    'O traçado não existe; a circulação é desenhada em linhas retas entre as suas paragens.',
    'Acrescente o traçado ou corrija a referência.',
  ],
  'unknown-level': ['O piso não existe e foi ignorado.', 'Acrescente o piso a levels.txt.'],
  'unknown-parent': [
    'A estação a que pertence não existe; a paragem fica sem estação.',
    'Acrescente a estação ou corrija a referência.',
  ],
  'reference-to-dropped-trip': [
    'O registo refere uma circulação descartada e foi descartado com ela.',
    'Veja o aviso que levou a descartar a circulação.',
  ],

  // stops
  'missing-coordinates': [
    'A paragem não tem coordenadas: é servida por circulações, mas não se podem calcular percursos a pé de e para a paragem.',
    'Acrescente a latitude e a longitude.',
  ],
  'unusable-coordinates': [
    'As coordenadas da paragem não existem na Terra: é servida por circulações, mas não se podem calcular percursos a pé de e para a paragem.',
    'Escreva graus com ponto decimal, a latitude de -90 a 90 e a longitude de -180 a 180; verifique se não estão trocadas.',
  ],
  'stop-near-null-island': [
    'As coordenadas da paragem ficam perto de 0, 0 no Atlântico e foram ignoradas.',
    'Corrija a latitude e a longitude.',
  ],
  'stop-near-pole': [
    'As coordenadas da paragem ficam num polo e foram ignoradas.',
    'Corrija a latitude e a longitude.',
  ],
  'stop-without-name': ['A paragem não tem nome.', 'Acrescente stop_name.'],
  'missing-parent': [
    'O acesso, nó ou área de embarque não indica a que estação ou cais pertence.',
    'Acrescente parent_station.',
  ],
  'wrong-parent-type': [
    'O local a que pertence tem o location_type errado e foi ignorado: uma área de embarque pertence a um cais; tudo o resto, a uma estação.',
    'Corrija parent_station ou location_type.',
  ],
  'station-with-parent': [
    'A estação está indicada dentro de outro local, o que foi ignorado.',
    'Remova parent_station ou corrija location_type.',
  ],

  // routes
  'route-without-name': ['A linha não tem nome curto nem nome longo.', 'Acrescente um nome curto ou um nome longo.'],
  'route-names-equal': ['O nome curto e o nome longo da linha são iguais.', 'Deixe um deles vazio.'],
  'unknown-route-type': [
    'O tipo de linha está vazio ou não é um número; a linha conta como “outros” (1700).',
    'Use um tipo de linha da referência.',
  ],
  'continuous-stopping-ignored': [
    'Aqui os passageiros podem entrar ou sair entre paragens; o planeamento usa só as paragens.',
    'Nada a fazer.',
  ],

  // calendars
  'calendar-end-before-start': [
    'O período do serviço termina antes de começar; os seus dias da semana foram descartados.',
    'Troque start_date e end_date.',
  ],
  'service-outside-feed-dates': [
    'O serviço tem dias fora do período de feed_start_date a feed_end_date; quem publica o feed não os garante, mas são usados.',
    'Corrija as datas em feed_info.txt ou termine o serviço mais cedo.',
  ],
  'service-drops': [
    'Esta semana tem menos de metade das partidas da anterior; muitas vezes falta o horário seguinte.',
    'Verifique se o feed tem os calendários de todos os períodos.',
  ],
  'feeds-without-common-date': [
    'Os feeds não têm nenhuma data em comum: nenhuma viagem pode combiná-los todos.',
    'Obtenha feeds do mesmo período ou construa uma região por feed.',
  ],
  'service-without-days': ['O serviço não circula em nenhum dia.', 'Verifique o período e as exceções.'],

  // trips and stop times
  'trip-without-stop-times': [
    'A circulação não tem horas de passagem; foi descartada.',
    'Acrescente as horas de passagem ou remova a circulação.',
  ],
  'trip-too-short': [
    'A circulação tem menos de duas paragens utilizáveis; foi descartada.',
    'Acrescente paragens ou remova a circulação.',
  ],
  'trip-end-without-time': [
    'A primeira ou a última paragem da circulação não tem hora; a circulação foi descartada.',
    'Dê uma hora à primeira e à última paragem de cada circulação.',
  ],
  'times-decrease': [
    'As horas da circulação andam para trás; a circulação foi descartada.',
    'Corrija as horas ou a ordem das paragens.',
  ],
  'frequency-trip-without-rows': [
    'Nenhum registo da circulação em frequencies.txt é utilizável; a circulação foi descartada.',
    'Corrija os registos da circulação em frequencies.txt.',
  ],
  'arrival-after-departure-at-end': [
    'Na primeira ou na última paragem da circulação, a chegada é posterior à partida; conta a hora que interessa aos passageiros.',
    'Dê a mesma hora a ambas.',
  ],
  'interpolated-times': [
    'As paragens sem hora receberam uma, a intervalos iguais entre as paragens com hora mais próximas.',
    'Dê uma hora a cada paragem.',
  ],
  'stop-time-not-at-platform': [
    'A circulação para numa estação, num acesso ou num nó, que foi tratado como paragem.',
    'Indique um cais (location_type 0).',
  ],
  'flex-row': [
    'O registo tem um intervalo de tempo ou uma zona em vez de horas numa paragem; serve o transporte a pedido.',
    'Nada a fazer.',
  ],
  'flex-trip': [
    'A circulação só tem intervalos de tempo; serve o transporte a pedido e não está nos horários.',
    'Nada a fazer.',
  ],
  'fast-travel': [
    'O veículo teria de ter uma velocidade impossível entre duas paragens; a circulação foi mantida tal como está.',
    'Corrija as horas da circulação ou as coordenadas das paragens; --repair substitui as horas onde o resto da circulação o permite.',
  ],
  'repaired-times': [
    'O veículo teria de ter uma velocidade impossível entre duas paragens; as horas que contradizem a maioria foram substituídas por interpolação (--repair).',
    'Corrija as horas da circulação ou as coordenadas das paragens.',
  ],
  'stop-distance-unusable': [
    'Os valores de shape_dist_traveled diminuem ao longo da circulação ou são todos 0; foram ignorados.',
    'Faça crescer as distâncias ao longo da circulação.',
  ],

  // frequencies, transfers, stations, shapes, texts
  'invalid-headway': [
    'O intervalo não é um número inteiro positivo; o registo foi descartado.',
    'Escreva headway_secs em segundos.',
  ],
  'frequency-end-before-start': [
    'O período da frequência termina antes de começar; o registo foi descartado.',
    'Corrija start_time ou end_time.',
  ],
  'overlapping-frequencies': [
    'Dois períodos de frequência da circulação sobrepõem-se: pode haver partidas a dobrar.',
    'Separe os períodos.',
  ],
  'transfer-too-far': ['O transbordo une paragens a mais de 10 km; foi mantido.', 'Corrija as paragens do transbordo.'],
  'invalid-pathway-mode': [
    'O tipo de percurso não é um número de 1 a 7; o percurso foi descartado.',
    'Corrija pathway_mode.',
  ],
  'locked-platform': [
    'Os percursos da estação não unem o cais a nenhum acesso, ou só num sentido: os passageiros não podem lá chegar e de lá sair a pé.',
    'Acrescente o percurso ou o acesso que falta.',
  ],
  'two-way-exit-gate': [
    'A cancela de saída está indicada como utilizável nos dois sentidos; passou a ter um só sentido.',
    'Ponha is_bidirectional a 0.',
  ],
  'unusable-shape-point': [
    'As coordenadas do ponto do traçado não existem na Terra; o ponto foi descartado.',
    'Corrija a latitude e a longitude.',
  ],
  'duplicate-shape-point': [
    'Dois pontos do traçado têm o mesmo número de ordem; foi mantido o primeiro.',
    'Numere os pontos pela ordem do trajeto.',
  ],
  'shape-too-short': [
    'O traçado tem menos de dois pontos utilizáveis; as suas circulações são desenhadas em linhas retas entre as paragens.',
    'Acrescente pontos.',
  ],
  'shape-distance-unusable': [
    'Os valores de shape_dist_traveled diminuem ao longo do traçado ou são todos 0; foram ignorados.',
    'Faça crescer as distâncias ao longo do traçado.',
  ],
  'attribution-without-role': ['A atribuição não tem função.', 'Ponha is_producer, is_operator ou is_authority a 1.'],

  // on-demand services
  'unknown-booking-rule': [
    'A regra de reserva não existe; o prazo de reserva é desconhecido.',
    'Acrescente a regra a booking_rules.txt ou corrija a referência.',
  ],
  'overlapping-zones': [
    'Duas zonas da circulação sobrepõem-se no espaço e no tempo, pelo que não é claro qual registo se aplica; foi usado o primeiro.',
    'Separe as zonas ou dê a cada uma a sua própria circulação.',
  ],
  'streets-needed': [
    'O transporte a pedido, os veículos partilhados ou de aluguer, os táxis e semelhantes precisam de ruas, e não foram fornecidas ruas: nada disso é oferecido.',
    'Acrescente um extrato de ruas (--osm).',
  ],

  // shared vehicles
  'missing-file': [
    'Falta um ficheiro do sistema; as suas informações são desconhecidas.',
    'Acrescente o ficheiro ou volte a descarregá-lo.',
  ],
  'invalid-json': [
    'O ficheiro não é JSON ou não tem um objeto “data”; foi ignorado.',
    'Volte a descarregar o ficheiro ou repare-o.',
  ],
  'unsupported-version': [
    'A versão do GBFS é desconhecida; o ficheiro foi lido como versão 3.',
    'Publique em GBFS 1, 2 ou 3.',
  ],
  'mixed-versions': [
    'Os ficheiros do sistema têm versões principais de GBFS diferentes.',
    'Descarregue todos os ficheiros numa só versão.',
  ],
  'invalid-value': [
    'O valor é do tipo errado e conta como ausente.',
    'Use o tipo que a especificação GBFS indica para o campo.',
  ],
  'invalid-geometry': [
    'A área não é um polígono ou tem menos vértices do que o necessário; foi ignorada.',
    'Escreva um Polygon ou MultiPolygon GeoJSON.',
  ],
  'unusable-place': [
    'A estação, o veículo ou a zona não tem coordenadas utilizáveis; a entrada foi descartada.',
    'Corrija a latitude e a longitude.',
  ],
  'unknown-vehicle-type': [
    'O tipo de veículo não existe; a entrada que o refere foi descartada.',
    'Acrescente o tipo a vehicle_types.json ou corrija a referência.',
  ],
  'unknown-station': [
    'A estação não existe; a referência foi ignorada.',
    'Acrescente a estação a station_information.json ou corrija a referência.',
  ],
  'unknown-pricing-plan': [
    'O plano de preços não existe; o preço é desconhecido.',
    'Acrescente o plano a system_pricing_plans.json ou corrija a referência.',
  ],
  'unclear-opening-hours': [
    'O horário de abertura não é legível e é tratado como desconhecido.',
    'Escreva-o na sintaxe do OpenStreetMap, como Mo-Fr 06:00-22:00.',
  ],
  'station-without-status': [
    'A estação não tem estado, embora outras tenham; é tratada como fora de serviço.',
    'Publique o estado de todas as estações, incluindo as fechadas.',
  ],
};
