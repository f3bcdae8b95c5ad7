// Chinese in simplified characters. Style and words: docs/languages/zh-Hans.md.
import type { BuildStepTexts, NoticeTexts } from './importer-texts.ts';

export const steps: BuildStepTexts = {
  reading: '正在读取 {file}',
  streets: '正在构建路网',
  timetable: '正在构建时刻表',
  walks: '正在搜索站点间的步行路线',
  shapes: '正在构建走向',
  names: '正在为名称建立索引',
  writing: '正在写入地区数据',
};

export const notices: NoticeTexts = {
  // files and their shape
  'unknown-file': ['该文件不属于 GTFS，未读取。', '请检查名称的拼写。'],
  'nested-folder': ['数据集位于压缩包内的文件夹中。', '请将文件移到压缩包的最上层。'],
  'file-name-case': ['文件名含有大写字母。', '请用小写字母书写 GTFS 文件名。'],
  'duplicate-file': ['有两个同名文件，只读取了其中一个。', '请删除其中一个。'],
  'empty-file': ['文件为空，没有标题行。', '请添加标题行，或删除该文件。'],
  'not-utf8': ['文件含有非 UTF-8 字节，已被替换，因此名称可能显示错误，ID 可能重复。', '请将文件保存为 UTF-8。'],
  'malformed-quotes': ['引号没有闭合，或闭合引号后还有文字；该行已按逗号拆分。', '请将引号内的值中的每个引号写两遍。'],
  'newline-in-value': ['引号内的值跨越多行。', '请删除值中的换行。'],
  'unusual-delimiter': ['单元格以分号或制表符分隔；文件已按此读取。', '请用逗号分隔单元格。'],
  'unknown-column': ['该列不属于 GTFS，未读取。', '请检查名称的拼写。'],
  'duplicate-column': ['该列出现两次，读取的是第一列。', '请删除其中一列。'],
  'empty-column-name': ['该列没有名称，未读取。', '请为该列命名，或将其删除。'],
  'column-name-case': ['列名含有大写字母。', '请用小写字母书写列名。'],
  'missing-column': ['该表缺少必需的列，已被忽略。', '请添加该列。'],
  'short-row': ['该行的单元格少于标题行，缺少的单元格按空值处理。', '请补上缺少的单元格。'],
  'long-row': ['该行的单元格多于标题行，多出的单元格已被忽略。', '请为含有逗号的值加上引号。'],
  'empty-row': ['该行没有任何值，已跳过。', '请删除该行。'],
  'surrounding-whitespace': ['值前后的空格已被去除。', '请在文件中删除这些空格。'],
  'extra-rows': ['该表只能有一行，其余各行已被忽略。', '请只保留一行。'],
  'invalid-geojson': ['locations.geojson 不是 GeoJSON 要素集合，已被忽略。', '请用 GeoJSON 校验工具检查该文件。'],
  'feed-without-trips': ['该数据集没有可用的班次。', '请查看该数据集的其他提示。'],
  'stops-far-from-streets': [
    '该数据集的站点都不在道路附近，任何方案都无法使用该数据集。',
    '请确认数据集与道路数据属于同一地区。',
  ],
  'country-unknown': [
    '这些道路所在国家的交通法规未知：按靠右行驶处理，缺少的标签采用最常见的规则和限速。',
    '请在构建时用 --country 指定一个行驶方向相同、规则相近的国家的代码。',
  ],
  'country-side-only': [
    '该国的交通法规中只知道靠哪一侧行驶；缺少的标签采用最常见的规则和限速。',
    '如有规则相近的国家，请在构建时用 --country 指定其代码。',
  ],
  'several-countries': [
    '这些道路位于多个国家；缺少的标签一律采用道路最多的国家的法规。',
    '请在构建时用 --country 指定其他国家，或沿国界裁剪数据。',
  ],

  // values
  'missing-value': ['必需的值为空，该条目已被舍弃。', '请填写该值。'],
  'invalid-integer': ['该值不是整数，按空值处理。', '请只写数字。'],
  'invalid-number': ['该值不是数字，按空值处理。', '请写数字，使用小数点，不带单位。'],
  'unusual-number': ['数字格式不常见（1.0、+5、1e3），但仍照常读取。', '请写普通数字。'],
  'negative-number': ['该数字为负数，按空值处理。', '请写不小于 0 的数字。'],
  'invalid-time': ['该值不是时间，按空值处理。', '请按 H:MM:SS 或 HH:MM:SS 书写时间。'],
  'unusual-time': ['时间的分或秒只有一位数字，但仍照常读取。', '请按 H:MM:SS 或 HH:MM:SS 书写时间。'],
  'time-without-seconds': ['时间没有秒，已按整分读取。', '请按 HH:MM:SS 书写时间。'],
  'invalid-date': ['该值不是日期，按空值处理。', '请按 YYYYMMDD 书写日期。'],
  'unusual-date': ['日期含有分隔符，但仍照常读取。', '请按 YYYYMMDD 书写日期，不加分隔符。'],
  'date-out-of-range': ['日期早于 1900 年或晚于 2199 年，已改用该范围内最接近的日期。', '请更正日期。'],
  'invalid-enum': ['该值不在允许的范围内，已使用默认值。', '请使用字段说明中列出的值。'],
  'invalid-color': ['颜色不是六位十六进制数字，已被忽略。', '请按 RRGGBB 书写颜色。'],
  'color-with-hash': ['颜色以 # 开头，该符号已被去除。', '请按 RRGGBB 书写颜色。'],
  'invalid-timezone': ['时区未知，已被忽略。', '请使用 IANA 时区数据库中的名称，例如 Europe/Lisbon。'],
  'unknown-timezone': [
    '该机构的时区未知，已使用另一机构的时区。',
    '请使用 IANA 时区数据库中的名称，例如 Europe/Lisbon。',
  ],
  'several-timezones': [
    '数据集中各机构的时区不同；每个班次使用其所属机构的时区。',
    '请为数据集中的所有机构设置同一时区，或拆分数据集。',
  ],
  'zone-far-from-stops': [
    '该机构的时区与其站点的位置不符：所有发车时间都会早或晚数小时。',
    '请更正 agency_timezone 或站点坐标。',
  ],

  // keys and references
  'duplicate-key': ['该 ID 出现两次；保留了第一个条目，舍弃了另一个。', '请确保 ID 不重复。'],
  'repeated-row': ['该行以相同的值出现两次，只读取了一次。', '请删除其中一行。'],
  'duplicate-stop-sequence': [
    '该班次有两行的 stop_sequence 相同；保留了第一行，舍弃了另一行。',
    '请按行驶顺序为班次的各行编号。',
  ],
  'unknown-agency': ['该机构不存在，已使用第一个机构。', '请更正引用。'],
  'unknown-route': ['该线路不存在，该行已被舍弃。', '请添加该线路，或更正引用。'],
  'unknown-service': [
    '该运营日历既不在 calendar.txt 中，也不在 calendar_dates.txt 中，该班次没有任何开行日，已被舍弃。',
    '请添加该运营日历，或更正引用。',
  ],
  'unknown-trip': ['该班次不存在，该行已被舍弃。', '请添加该班次，或更正引用。'],
  'unknown-stop': ['该站点不存在，该行已被舍弃。', '请添加该站点，或更正引用。'],
  'unknown-shape': ['该走向不存在，班次将以站点间的直线绘制。', '请添加该走向，或更正引用。'],
  'unknown-level': ['该楼层不存在，已被忽略。', '请在 levels.txt 中添加该楼层。'],
  'unknown-parent': ['上级车站不存在，该站点不属于任何车站。', '请添加该车站，或更正引用。'],
  'reference-to-dropped-trip': ['该行引用的班次已被舍弃，该行也一并舍弃。', '请查看舍弃该班次的提示。'],

  // stops
  'missing-coordinates': ['该站点没有坐标：班次会停靠，但无法规划往返该站点的步行路线。', '请添加纬度和经度。'],
  'unusable-coordinates': [
    '该站点的坐标在地球上不存在：班次会停靠，但无法规划往返该站点的步行路线。',
    '请用带小数点的度数书写，纬度为 -90 到 90，经度为 -180 到 180；并检查二者是否颠倒。',
  ],
  'stop-near-null-island': ['该站点的坐标位于大西洋的 0, 0 附近，已被忽略。', '请更正纬度和经度。'],
  'stop-near-pole': ['该站点的坐标位于极点，已被忽略。', '请更正纬度和经度。'],
  'stop-without-name': ['该站点没有名称。', '请添加 stop_name。'],
  'missing-parent': ['该出入口、节点或上车区没有上级。', '请添加 parent_station。'],
  'wrong-parent-type': [
    '上级的 location_type 不正确，已被忽略：上车区的上级是站台，其余各类的上级是车站。',
    '请更正 parent_station 或 location_type。',
  ],
  'station-with-parent': ['该车站设有上级，已被忽略。', '请删除 parent_station，或更正 location_type。'],

  // routes
  'route-without-name': ['该线路既没有简称，也没有全称。', '请至少添加一个。'],
  'route-names-equal': ['该线路的简称与全称相同。', '请将其中一个留空。'],
  'unknown-route-type': ['线路类型为空或不是数字；该线路按“其他”（1700）处理。', '请使用说明中列出的线路类型。'],
  'continuous-stopping-ignored': ['乘客可在此处的站点之间上下车，但规划方案时只使用站点。', '无需处理。'],

  // calendars
  'calendar-end-before-start': [
    '该运营日历的结束日期早于开始日期，其每周安排已被舍弃。',
    '请对调 start_date 和 end_date。',
  ],
  'service-outside-feed-dates': [
    '该运营日历含有 feed_start_date 和 feed_end_date 之外的日期；发布者不保证这些日期，但仍会使用。',
    '请更正 feed_info.txt 中的日期，或缩短该运营日历。',
  ],
  'service-drops': [
    '本周的发车次数不到上一周的一半，通常是缺少下一期时刻表。',
    '请检查数据集是否包含所有时段的运营日历。',
  ],
  'feeds-without-common-date': [
    '这些数据集没有共同的日期，没有方案能同时使用它们。',
    '请获取同一时段的数据集，或为每个数据集单独构建地区。',
  ],
  'service-without-days': ['该运营日历没有任何运营日。', '请检查其时段和例外日期。'],

  // trips and stop times
  'trip-without-stop-times': ['该班次没有停靠时间，已被舍弃。', '请添加停靠时间，或删除该班次。'],
  'trip-too-short': ['该班次的可用站点少于两个，已被舍弃。', '请添加站点，或删除该班次。'],
  'trip-end-without-time': ['该班次的首站或末站没有时间，班次已被舍弃。', '请为每个班次的首站和末站填写时间。'],
  'times-decrease': ['该班次的时间倒退，已被舍弃。', '请更正时间或站点顺序。'],
  'frequency-trip-without-rows': [
    '该班次在 frequencies.txt 中没有可用的行，班次已被舍弃。',
    '请更正 frequencies.txt 中的相应各行。',
  ],
  'arrival-after-departure-at-end': [
    '该班次在首站或末站的到达时间晚于发车时间；以乘客使用的时间为准。',
    '请将两者设为同一时间。',
  ],
  'interpolated-times': ['没有时间的站点已按前后站点的时间平均补上时间。', '请为每个站点填写时间。'],
  'stop-time-not-at-platform': ['该班次停靠在车站、出入口或节点，已按站点处理。', '请引用站台（location_type 0）。'],
  'flex-row': ['该行以时段或区域代替站点时间，用于预约出行。', '无需处理。'],
  'flex-trip': ['该班次只有时段，用于预约出行，不在时刻表中。', '无需处理。'],
  'fast-travel': [
    '车辆在两个站点之间需要达到不可能的速度；班次保持原样。',
    '请更正班次时间或站点坐标；--repair 会在其余时间允许时替换这些时间。',
  ],
  'repaired-times': [
    '车辆在两个站点之间需要达到不可能的速度；与大多数时间矛盾的时间已用插值替换（--repair）。',
    '请更正班次时间或站点坐标。',
  ],
  'stop-distance-unusable': ['shape_dist_traveled 的值沿班次递减或全为 0，已被忽略。', '请让距离沿班次递增。'],

  // frequencies, transfers, stations, shapes, texts
  'invalid-headway': ['发车间隔不是正整数，该行已被舍弃。', '请以秒为单位书写 headway_secs。'],
  'frequency-end-before-start': ['该间隔时段的结束早于开始，该行已被舍弃。', '请更正 start_time 或 end_time。'],
  'overlapping-frequencies': ['该班次的两个间隔时段重叠，发车可能重复。', '请将时段分开。'],
  'transfer-too-far': ['该换乘连接的站点相距超过 10 公里，仍予保留。', '请更正换乘的站点。'],
  'invalid-pathway-mode': ['通道类型不是 1 到 7 的数字，该通道已被舍弃。', '请更正 pathway_mode。'],
  'locked-platform': [
    '车站的通道没有将该站台与任何出入口连通，或只能单向通行：乘客无法步行进出。',
    '请补上缺少的通道或出入口。',
  ],
  'two-way-exit-gate': ['出站闸机被标为双向可用，已改为单向。', '请将 is_bidirectional 设为 0。'],
  'unusable-shape-point': ['该走向点的坐标在地球上不存在，该点已被舍弃。', '请更正纬度和经度。'],
  'duplicate-shape-point': ['该走向有两个点的序号相同，保留了第一个。', '请按行驶顺序为各点编号。'],
  'shape-too-short': ['该走向的可用点少于两个，其班次将以站点间的直线绘制。', '请添加点。'],
  'shape-distance-unusable': ['shape_dist_traveled 的值沿走向递减或全为 0，已被忽略。', '请让距离沿走向递增。'],
  'attribution-without-role': ['该署名没有角色。', '请将 is_producer、is_operator 或 is_authority 设为 1。'],

  // on-demand services
  'unknown-booking-rule': ['该预约规则不存在，预约截止时间未知。', '请在 booking_rules.txt 中添加该规则，或更正引用。'],
  'overlapping-zones': [
    '该班次的两个区域在地点和时间上重叠，无法确定适用哪一行；已使用第一行。',
    '请将区域分开，或为每个区域单独设置班次。',
  ],
  'streets-needed': [
    '预约出行、共享车辆、出租车和租用车辆都在道路上行驶，但未提供道路数据，因此均不提供。',
    '请添加道路数据（--osm）。',
  ],

  // shared vehicles
  'missing-file': ['系统缺少一个文件，其中的信息未知。', '请添加该文件，或重新下载。'],
  'invalid-json': ['文件不是 JSON，或没有“data”对象，已被忽略。', '请重新下载该文件，或进行修复。'],
  'unsupported-version': ['GBFS 版本未知，已按版本 3 读取。', '请发布 GBFS 1、2 或 3。'],
  'mixed-versions': ['系统各文件的 GBFS 主版本不同。', '请以同一版本下载所有文件。'],
  'invalid-value': ['该值的类型不正确，按缺失处理。', '请使用 GBFS 规范为该字段规定的类型。'],
  'invalid-geometry': ['该区域不是多边形，或顶点太少，已被忽略。', '请使用 GeoJSON Polygon 或 MultiPolygon。'],
  'unusable-place': ['该租还点、车辆或区域没有可用的坐标，已被舍弃。', '请更正纬度和经度。'],
  'unknown-vehicle-type': [
    '该车辆类型不存在，引用它的条目已被舍弃。',
    '请在 vehicle_types.json 中添加该类型，或更正引用。',
  ],
  'unknown-station': ['该租还点不存在，引用已被忽略。', '请在 station_information.json 中添加该租还点，或更正引用。'],
  'unknown-pricing-plan': ['该价格方案不存在，价格未知。', '请在 system_pricing_plans.json 中添加该方案，或更正引用。'],
  'unclear-opening-hours': [
    '营业时间无法解析，按未知处理。',
    '请按 OpenStreetMap 的格式书写，例如 Mo-Fr 06:00-22:00。',
  ],
  'station-without-status': [
    '该租还点没有状态，而其他租还点有；按停用处理。',
    '请发布每个租还点的状态，包括已关闭的。',
  ],
};
