// Portuguese of Brazil, where it differs from that of Portugal. Style and words: docs/languages/pt.md.
import type { ImporterOverlay } from './importer-texts.ts';

export const steps: ImporterOverlay['steps'] = {
  reading: 'Lendo {file}',
  streets: 'Construindo a rede de ruas',
  timetable: 'Construindo os horários',
  walks: 'Buscando percursos a pé entre paradas',
  shapes: 'Construindo os traçados',
  names: 'Indexando os nomes',
  writing: 'Gravando a região',
};

export const notices: ImporterOverlay['notices'] = {
  'unknown-file': ['O arquivo não faz parte do GTFS e não foi lido.', 'Verifique a grafia do nome.'],
  'nested-folder': ['O feed está em uma pasta dentro do zip.', 'Coloque os arquivos na raiz do zip.'],
  'file-name-case': ['O nome do arquivo tem maiúsculas.', 'Escreva em minúsculas os nomes dos arquivos GTFS.'],
  'duplicate-file': ['Dois arquivos têm o mesmo nome; apenas um foi lido.', 'Remova um deles.'],
  'empty-file': ['O arquivo está vazio e não tem cabeçalho.', 'Adicione o cabeçalho ou remova o arquivo.'],
  'not-utf8': [
    'O arquivo tem bytes que não são UTF-8. Eles foram substituídos: há nomes alterados e identificadores que podem coincidir.',
    'Salve o arquivo em UTF-8.',
  ],
  'malformed-quotes': [
    'Há aspas não fechadas ou texto depois das aspas finais; o registro foi dividido nas vírgulas.',
    'Duplique as aspas que estejam dentro de um valor entre aspas.',
  ],
  'unusual-delimiter': [
    'As células estão separadas por ponto e vírgula ou por tabulações; o arquivo foi lido assim.',
    'Separe as células com vírgulas.',
  ],
  'missing-column': ['Falta uma coluna obrigatória na tabela, que foi ignorada.', 'Adicione a coluna.'],
  'short-row': [
    'O registro tem menos células do que o cabeçalho; as que faltam contam como vazias.',
    'Adicione as células que faltam.',
  ],
  'long-row': [
    'O registro tem mais células do que o cabeçalho; as que sobram foram ignoradas.',
    'Coloque entre aspas os valores que contêm vírgulas.',
  ],
  'empty-row': ['O registro não tem valores e foi ignorado.', 'Remova o registro.'],
  'surrounding-whitespace': ['Os espaços em volta do valor foram removidos.', 'Remova-os do arquivo.'],
  'extra-rows': ['A tabela só pode ter um registro; os demais foram ignorados.', 'Mantenha um só registro.'],
  'invalid-geojson': [
    'locations.geojson não é uma FeatureCollection GeoJSON e foi ignorado.',
    'Verifique o arquivo com um validador de GeoJSON.',
  ],
  'feed-without-trips': ['O feed não tem nenhuma viagem utilizável.', 'Veja os outros avisos deste feed.'],
  'stops-far-from-streets': [
    'Nenhuma parada do feed fica perto das ruas: nenhuma opção de viagem pode usar o feed.',
    'Verifique se o feed e o extrato de ruas são do mesmo lugar.',
  ],
  'country-side-only': [
    'Das regras de trânsito deste país só se conhece o lado de circulação; as regras e limites mais comuns substituem as tags que faltam.',
    'Construa a região com --country e o código de um país com regras semelhantes, se houver.',
  ],
  'several-countries': [
    'As ruas ficam em vários países; em todos eles, as tags que faltam seguem as regras do país com mais ruas.',
    'Construa a região com --country para escolher outro país ou corte o extrato na fronteira.',
  ],
  'missing-value': ['Um valor obrigatório está vazio; o registro foi descartado.', 'Preencha o valor.'],
  'invalid-integer': ['O valor não é um número inteiro e conta como vazio.', 'Escreva apenas dígitos.'],
  'invalid-number': ['O valor não é um número e conta como vazio.', 'Escreva dígitos com ponto decimal e sem unidade.'],
  'unusual-number': [
    'O número tem um formato incomum (1.0, +5, 1e3); foi lido mesmo assim.',
    'Escreva apenas dígitos, sem nenhum outro sinal.',
  ],
  'unusual-time': [
    'Os minutos ou os segundos da hora têm um só dígito; a hora foi lida mesmo assim.',
    'Escreva a hora como H:MM:SS ou HH:MM:SS.',
  ],
  'invalid-enum': [
    'O valor não é um dos permitidos; foi usado o padrão.',
    'Use um valor indicado na referência do campo.',
  ],
  'invalid-color': ['A cor não tem seis dígitos hexadecimais e foi ignorada.', 'Escreva a cor como RRGGBB.'],
  'color-with-hash': ['A cor começa com #, que foi retirado.', 'Escreva a cor como RRGGBB.'],
  'invalid-timezone': [
    'O fuso horário é desconhecido e foi ignorado.',
    'Use um nome do banco de dados de fusos horários da IANA, como Europe/Lisbon.',
  ],
  'unknown-timezone': [
    'O fuso horário do operador é desconhecido; foi usado o de outro operador.',
    'Use um nome do banco de dados de fusos horários da IANA, como Europe/Lisbon.',
  ],
  'several-timezones': [
    'Os operadores do feed têm fusos horários diferentes; cada viagem usa o do seu operador.',
    'Dê o mesmo fuso horário a todos os operadores do feed ou divida o feed.',
  ],
  'zone-far-from-stops': [
    'O fuso horário do operador não pode ser o das suas paradas: todas as partidas são calculadas com várias horas de adiantamento ou de atraso.',
    'Corrija agency_timezone ou as coordenadas das paradas.',
  ],
  'duplicate-key': [
    'O identificador aparece duas vezes; o primeiro registro foi mantido e o outro descartado.',
    'Torne os identificadores únicos.',
  ],
  'repeated-row': [
    'O registro aparece duas vezes com os mesmos valores; foi lido uma só vez.',
    'Remova um dos registros.',
  ],
  'duplicate-stop-sequence': [
    'Dois registros da viagem têm o mesmo stop_sequence; o primeiro foi mantido e o outro descartado.',
    'Numere os registros de uma viagem na ordem do trajeto.',
  ],
  'unknown-route': ['A linha não existe; o registro foi descartado.', 'Adicione a linha ou corrija a referência.'],
  'unknown-service': [
    'O serviço não está em calendar.txt nem em calendar_dates.txt, portanto a viagem nunca acontece e foi descartada.',
    'Adicione o serviço ou corrija a referência.',
  ],
  'unknown-trip': ['A viagem não existe; o registro foi descartado.', 'Adicione a viagem ou corrija a referência.'],
  'unknown-stop': ['A parada não existe; o registro foi descartado.', 'Adicione a parada ou corrija a referência.'],
  'unknown-shape': [
    'O traçado não existe; a viagem é desenhada com linhas retas entre suas paradas.',
    'Adicione o traçado ou corrija a referência.',
  ],
  'unknown-level': ['O nível não existe e foi ignorado.', 'Adicione o nível a levels.txt.'],
  'unknown-parent': [
    'A estação a que pertence não existe; a parada fica sem estação.',
    'Adicione a estação ou corrija a referência.',
  ],
  'reference-to-dropped-trip': [
    'O registro se refere a uma viagem descartada e foi descartado com ela.',
    'Veja o aviso que levou a descartar a viagem.',
  ],
  'missing-coordinates': [
    'A parada não tem coordenadas: há viagens que param nela, mas não é possível calcular percursos a pé para chegar a ela nem para sair dela.',
    'Adicione a latitude e a longitude.',
  ],
  'unusable-coordinates': [
    'As coordenadas da parada não existem na Terra: há viagens que param nela, mas não é possível calcular percursos a pé para chegar a ela nem para sair dela.',
    'Escreva graus com ponto decimal, a latitude de -90 a 90 e a longitude de -180 a 180; verifique se não estão trocadas.',
  ],
  'stop-near-null-island': [
    'As coordenadas da parada ficam perto de 0, 0 no Atlântico e foram ignoradas.',
    'Corrija a latitude e a longitude.',
  ],
  'stop-near-pole': [
    'As coordenadas da parada ficam em um polo e foram ignoradas.',
    'Corrija a latitude e a longitude.',
  ],
  'stop-without-name': ['A parada não tem nome.', 'Adicione stop_name.'],
  'missing-parent': [
    'O acesso, nó ou área de embarque não indica a que estação ou plataforma pertence.',
    'Adicione parent_station.',
  ],
  'wrong-parent-type': [
    'O local a que pertence tem o location_type errado e foi ignorado: uma área de embarque pertence a uma plataforma; todo o resto, a uma estação.',
    'Corrija parent_station ou location_type.',
  ],
  'route-without-name': ['A linha não tem nome curto nem nome longo.', 'Adicione um nome curto ou um nome longo.'],
  'continuous-stopping-ignored': [
    'Aqui os passageiros podem embarcar ou desembarcar entre as paradas; o planejamento usa só as paradas.',
    'Nada a fazer.',
  ],
  'service-outside-feed-dates': [
    'O serviço tem dias fora do período de feed_start_date a feed_end_date; quem publica o feed não os garante, mas eles são usados.',
    'Corrija as datas em feed_info.txt ou encerre o serviço mais cedo.',
  ],
  'service-drops': [
    'Esta semana tem menos da metade das partidas da anterior; muitas vezes falta a próxima tabela de horários.',
    'Verifique se o feed tem os calendários de todos os períodos.',
  ],
  'feeds-without-common-date': [
    'Os feeds não têm nenhuma data em comum: nenhuma opção de viagem pode combinar todos eles.',
    'Obtenha feeds do mesmo período ou construa uma região por feed.',
  ],
  'trip-without-stop-times': [
    'A viagem não tem horários de passagem; foi descartada.',
    'Adicione os horários ou remova a viagem.',
  ],
  'trip-too-short': [
    'A viagem tem menos de duas paradas utilizáveis; foi descartada.',
    'Adicione paradas ou remova a viagem.',
  ],
  'trip-end-without-time': [
    'A primeira ou a última parada da viagem não tem horário; a viagem foi descartada.',
    'Informe o horário da primeira e da última parada de cada viagem.',
  ],
  'times-decrease': [
    'Os horários da viagem andam para trás; a viagem foi descartada.',
    'Corrija os horários ou a ordem das paradas.',
  ],
  'frequency-trip-without-rows': [
    'Nenhum registro da viagem em frequencies.txt é utilizável; a viagem foi descartada.',
    'Corrija os registros da viagem em frequencies.txt.',
  ],
  'arrival-after-departure-at-end': [
    'Na primeira ou na última parada da viagem, a chegada é posterior à partida; vale o horário que interessa aos passageiros.',
    'Use o mesmo horário nas duas.',
  ],
  'interpolated-times': [
    'As paradas sem horário receberam um, em intervalos iguais entre as paradas com horário mais próximas.',
    'Informe o horário de cada parada.',
  ],
  'stop-time-not-at-platform': [
    'A viagem para em uma estação, em um acesso ou em um nó, que foi tratado como parada.',
    'Indique uma plataforma (location_type 0).',
  ],
  'flex-row': [
    'O registro tem um intervalo de tempo ou uma zona em vez de horários em uma parada; é usado no transporte sob demanda.',
    'Nada a fazer.',
  ],
  'flex-trip': [
    'A viagem só tem intervalos de tempo; é usada no transporte sob demanda e não está nos horários.',
    'Nada a fazer.',
  ],
  'fast-travel': [
    'O veículo precisaria ter uma velocidade impossível entre duas paradas; a viagem foi mantida como está.',
    'Corrija os horários da viagem ou as coordenadas das paradas; --repair substitui os horários onde o resto da viagem permite.',
  ],
  'repaired-times': [
    'O veículo precisaria ter uma velocidade impossível entre duas paradas; os horários que contradizem a maioria foram substituídos por interpolação (--repair).',
    'Corrija os horários da viagem ou as coordenadas das paradas.',
  ],
  'stop-distance-unusable': [
    'Os valores de shape_dist_traveled diminuem ao longo da viagem ou são todos 0; foram ignorados.',
    'Faça crescer as distâncias ao longo da viagem.',
  ],
  'invalid-headway': [
    'O intervalo não é um número inteiro positivo; o registro foi descartado.',
    'Escreva headway_secs em segundos.',
  ],
  'frequency-end-before-start': [
    'O período da frequência termina antes de começar; o registro foi descartado.',
    'Corrija start_time ou end_time.',
  ],
  'overlapping-frequencies': [
    'Dois períodos de frequência da viagem se sobrepõem: pode haver partidas duplicadas.',
    'Separe os períodos.',
  ],
  'transfer-too-far': [
    'A baldeação une paradas a mais de 10 km uma da outra; foi mantida.',
    'Corrija as paradas da baldeação.',
  ],
  'locked-platform': [
    'Os percursos da estação não unem a plataforma a nenhum acesso, ou só em um sentido: os passageiros não conseguem chegar a ela e sair dela a pé.',
    'Adicione o percurso ou o acesso que falta.',
  ],
  'two-way-exit-gate': [
    'A catraca de saída está indicada como utilizável nos dois sentidos; passou a ter um só sentido.',
    'Defina is_bidirectional como 0.',
  ],
  'duplicate-shape-point': [
    'Dois pontos do traçado têm o mesmo número de ordem; o primeiro foi mantido.',
    'Numere os pontos na ordem do trajeto.',
  ],
  'shape-too-short': [
    'O traçado tem menos de dois pontos utilizáveis; suas viagens são desenhadas com linhas retas entre as paradas.',
    'Adicione pontos.',
  ],
  'attribution-without-role': [
    'A atribuição não tem função.',
    'Defina is_producer, is_operator ou is_authority como 1.',
  ],
  'unknown-booking-rule': [
    'A regra de reserva não existe; o prazo de reserva é desconhecido.',
    'Adicione a regra a booking_rules.txt ou corrija a referência.',
  ],
  'overlapping-zones': [
    'Duas zonas da viagem se sobrepõem no espaço e no tempo, portanto não é claro qual registro se aplica; foi usado o primeiro.',
    'Separe as zonas ou dê a cada uma sua própria viagem.',
  ],
  'streets-needed': [
    'O transporte sob demanda, os veículos compartilhados ou de aluguel, os táxis e similares precisam de ruas, e nenhuma rua foi fornecida: nada disso é oferecido.',
    'Adicione um extrato de ruas (--osm).',
  ],
  'missing-file': [
    'Falta um arquivo do sistema; suas informações são desconhecidas.',
    'Adicione o arquivo ou baixe-o novamente.',
  ],
  'invalid-json': [
    'O arquivo não é JSON ou não tem um objeto “data”; foi ignorado.',
    'Baixe o arquivo novamente ou corrija-o.',
  ],
  'unsupported-version': [
    'A versão do GBFS é desconhecida; o arquivo foi lido como versão 3.',
    'Publique em GBFS 1, 2 ou 3.',
  ],
  'mixed-versions': [
    'Os arquivos do sistema têm versões principais de GBFS diferentes.',
    'Baixe todos os arquivos em uma só versão.',
  ],
  'unknown-vehicle-type': [
    'O tipo de veículo não existe; a entrada que se refere a ele foi descartada.',
    'Adicione o tipo a vehicle_types.json ou corrija a referência.',
  ],
  'unknown-station': [
    'A estação não existe; a referência foi ignorada.',
    'Adicione a estação a station_information.json ou corrija a referência.',
  ],
  'unknown-pricing-plan': [
    'O plano de preços não existe; o preço é desconhecido.',
    'Adicione o plano a system_pricing_plans.json ou corrija a referência.',
  ],
  'station-without-status': [
    'A estação não tem status, embora outras tenham; é tratada como fora de serviço.',
    'Publique o status de todas as estações, inclusive das fechadas.',
  ],
};
