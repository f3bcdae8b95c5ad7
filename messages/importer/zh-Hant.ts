// Chinese in traditional characters. Style and words: docs/languages/zh-Hant.md.
import type { BuildStepTexts, NoticeTexts } from './importer-texts.ts';

export const steps: BuildStepTexts = {
  reading: '正在讀取 {file}',
  streets: '正在建立路網',
  timetable: '正在建立時刻表',
  walks: '正在搜尋站牌間的步行路徑',
  shapes: '正在建立路徑',
  names: '正在建立名稱索引',
  writing: '正在寫入地區資料',
};

export const notices: NoticeTexts = {
  // files and their shape
  'unknown-file': ['此檔案不屬於 GTFS，未讀取。', '請檢查名稱的拼法。'],
  'nested-folder': ['資料集位於壓縮檔內的資料夾中。', '請將檔案移到壓縮檔的最上層。'],
  'file-name-case': ['檔名含有大寫字母。', '請以小寫字母書寫 GTFS 檔名。'],
  'duplicate-file': ['有兩個同名檔案，只讀取了其中一個。', '請刪除其中一個。'],
  'empty-file': ['檔案是空的，沒有標題列。', '請加上標題列，或刪除該檔案。'],
  'not-utf8': ['檔案含有非 UTF-8 位元組，已被取代，因此名稱可能顯示錯誤，ID 可能重複。', '請將檔案存為 UTF-8。'],
  'malformed-quotes': ['引號沒有關閉，或關閉引號後還有文字；該列已依逗號拆分。', '請將引號內的值中的每個引號寫兩次。'],
  'newline-in-value': ['引號內的值跨越多行。', '請刪除值中的換行。'],
  'unusual-delimiter': ['儲存格以分號或定位字元分隔；檔案已依此讀取。', '請以逗號分隔儲存格。'],
  'unknown-column': ['此欄不屬於 GTFS，未讀取。', '請檢查名稱的拼法。'],
  'duplicate-column': ['此欄出現兩次，讀取的是第一欄。', '請刪除其中一欄。'],
  'empty-column-name': ['此欄沒有名稱，未讀取。', '請為此欄命名，或將其刪除。'],
  'column-name-case': ['欄名含有大寫字母。', '請以小寫字母書寫欄名。'],
  'missing-column': ['此表缺少必要的欄，已略過。', '請加上該欄。'],
  'short-row': ['該列的儲存格少於標題列，缺少的儲存格視為空白。', '請補上缺少的儲存格。'],
  'long-row': ['該列的儲存格多於標題列，多出的儲存格已略過。', '請為含有逗號的值加上引號。'],
  'empty-row': ['該列沒有任何值，已略過。', '請刪除該列。'],
  'surrounding-whitespace': ['值前後的空格已移除。', '請在檔案中刪除這些空格。'],
  'extra-rows': ['此表只能有一列，其餘各列已略過。', '請只保留一列。'],
  'invalid-geojson': ['locations.geojson 不是 GeoJSON 圖徵集合，已略過。', '請以 GeoJSON 驗證工具檢查該檔案。'],
  'feed-without-trips': ['此資料集沒有可用的班次。', '請查看此資料集的其他提示。'],
  'stops-far-from-streets': [
    '此資料集的站牌都不在道路附近，任何方案都無法使用此資料集。',
    '請確認資料集與道路資料屬於同一地區。',
  ],
  'country-unknown': [
    '這些道路所在國家的交通法規不明：以靠右行駛處理，缺少的標籤採用最常見的規則與速限。',
    '請在建立時以 --country 指定行駛方向相同、規則相近的國家代碼。',
  ],
  'country-side-only': [
    '該國的交通法規中只知道靠哪一側行駛；缺少的標籤採用最常見的規則與速限。',
    '如有規則相近的國家，請在建立時以 --country 指定其代碼。',
  ],
  'several-countries': [
    '這些道路位於多個國家；缺少的標籤一律採用道路最多的國家的法規。',
    '請在建立時以 --country 指定其他國家，或沿國界裁切資料。',
  ],

  // values
  'missing-value': ['必要的值是空白，該項目已捨棄。', '請填入該值。'],
  'invalid-integer': ['該值不是整數，視為空白。', '請只寫數字。'],
  'invalid-number': ['該值不是數字，視為空白。', '請寫數字，使用小數點，不加單位。'],
  'unusual-number': ['數字格式不常見（1.0、+5、1e3），但仍照常讀取。', '請寫一般的數字。'],
  'negative-number': ['該數字為負數，視為空白。', '請寫不小於 0 的數字。'],
  'invalid-time': ['該值不是時間，視為空白。', '請以 H:MM:SS 或 HH:MM:SS 書寫時間。'],
  'unusual-time': ['時間的分或秒只有一位數字，但仍照常讀取。', '請以 H:MM:SS 或 HH:MM:SS 書寫時間。'],
  'time-without-seconds': ['時間沒有秒，已當作整分讀取。', '請以 HH:MM:SS 書寫時間。'],
  'invalid-date': ['該值不是日期，視為空白。', '請以 YYYYMMDD 書寫日期。'],
  'unusual-date': ['日期含有分隔符號，但仍照常讀取。', '請以 YYYYMMDD 書寫日期，不加分隔符號。'],
  'date-out-of-range': ['日期早於 1900 年或晚於 2199 年，已改用該範圍內最接近的日期。', '請更正日期。'],
  'invalid-enum': ['該值不在允許的範圍內，已使用預設值。', '請使用欄位說明中列出的值。'],
  'invalid-color': ['顏色不是六位十六進位數字，已略過。', '請以 RRGGBB 書寫顏色。'],
  'color-with-hash': ['顏色以 # 開頭，該符號已移除。', '請以 RRGGBB 書寫顏色。'],
  'invalid-timezone': ['時區不明，已略過。', '請使用 IANA 時區資料庫中的名稱，例如 Europe/Lisbon。'],
  'unknown-timezone': [
    '該業者的時區不明，已使用另一業者的時區。',
    '請使用 IANA 時區資料庫中的名稱，例如 Europe/Lisbon。',
  ],
  'several-timezones': [
    '資料集中各業者的時區不同；每個班次使用其所屬業者的時區。',
    '請為資料集中的所有業者設定同一時區，或拆分資料集。',
  ],
  'zone-far-from-stops': [
    '該業者的時區與其站牌的位置不符：所有發車時間都會早或晚數小時。',
    '請更正 agency_timezone 或站牌座標。',
  ],

  // keys and references
  'duplicate-key': ['該 ID 出現兩次；保留了第一個項目，捨棄了另一個。', '請確保 ID 不重複。'],
  'repeated-row': ['該列以相同的值出現兩次，只讀取了一次。', '請刪除其中一列。'],
  'duplicate-stop-sequence': [
    '該班次有兩列的 stop_sequence 相同；保留了第一列，捨棄了另一列。',
    '請依行駛順序為班次的各列編號。',
  ],
  'unknown-agency': ['該業者不存在，已使用第一個業者。', '請更正參照。'],
  'unknown-route': ['該路線不存在，該列已捨棄。', '請加上該路線，或更正參照。'],
  'unknown-service': [
    '該營運日曆既不在 calendar.txt 中，也不在 calendar_dates.txt 中，該班次沒有任何行駛日，已捨棄。',
    '請加上該營運日曆，或更正參照。',
  ],
  'unknown-trip': ['該班次不存在，該列已捨棄。', '請加上該班次，或更正參照。'],
  'unknown-stop': ['該站牌不存在，該列已捨棄。', '請加上該站牌，或更正參照。'],
  'unknown-shape': ['該路徑不存在，班次將以站牌間的直線繪製。', '請加上該路徑，或更正參照。'],
  'unknown-level': ['該樓層不存在，已略過。', '請在 levels.txt 中加上該樓層。'],
  'unknown-parent': ['上層車站不存在，該站牌不屬於任何車站。', '請加上該車站，或更正參照。'],
  'reference-to-dropped-trip': ['該列參照的班次已捨棄，該列也一併捨棄。', '請查看捨棄該班次的提示。'],

  // stops
  'missing-coordinates': ['該站牌沒有座標：班次會停靠，但無法規劃往返該站牌的步行路徑。', '請加上緯度和經度。'],
  'unusable-coordinates': [
    '該站牌的座標在地球上不存在：班次會停靠，但無法規劃往返該站牌的步行路徑。',
    '請以帶小數點的度數書寫，緯度為 -90 到 90，經度為 -180 到 180；並檢查兩者是否顛倒。',
  ],
  'stop-near-null-island': ['該站牌的座標位於大西洋的 0, 0 附近，已略過。', '請更正緯度和經度。'],
  'stop-near-pole': ['該站牌的座標位於極點，已略過。', '請更正緯度和經度。'],
  'stop-without-name': ['該站牌沒有名稱。', '請加上 stop_name。'],
  'missing-parent': ['該出入口、節點或上車區沒有上層。', '請加上 parent_station。'],
  'wrong-parent-type': [
    '上層的 location_type 不正確，已略過：上車區的上層是月台，其餘各類的上層是車站。',
    '請更正 parent_station 或 location_type。',
  ],
  'station-with-parent': ['該車站設有上層，已略過。', '請刪除 parent_station，或更正 location_type。'],

  // routes
  'route-without-name': ['該路線既沒有簡稱，也沒有全名。', '請至少加上一個。'],
  'route-names-equal': ['該路線的簡稱與全名相同。', '請將其中一個留空。'],
  'unknown-route-type': ['路線類型是空白或不是數字；該路線視為「其他」（1700）。', '請使用說明中列出的路線類型。'],
  'continuous-stopping-ignored': ['乘客可在此處的站牌之間上下車，但規劃方案時只使用站牌。', '無需處理。'],

  // calendars
  'calendar-end-before-start': [
    '該營運日曆的結束日期早於開始日期，其每週安排已捨棄。',
    '請對調 start_date 和 end_date。',
  ],
  'service-outside-feed-dates': [
    '該營運日曆含有 feed_start_date 和 feed_end_date 以外的日期；發布者不保證這些日期，但仍會使用。',
    '請更正 feed_info.txt 中的日期，或縮短該營運日曆。',
  ],
  'service-drops': [
    '本週的發車次數不到前一週的一半，通常是缺少下一期時刻表。',
    '請檢查資料集是否包含所有期間的營運日曆。',
  ],
  'feeds-without-common-date': [
    '這些資料集沒有共同的日期，沒有方案能同時使用它們。',
    '請取得同一期間的資料集，或為每個資料集分別建立地區。',
  ],
  'service-without-days': ['該營運日曆沒有任何營運日。', '請檢查其期間與例外日期。'],

  // trips and stop times
  'trip-without-stop-times': ['該班次沒有停靠時間，已捨棄。', '請加上停靠時間，或刪除該班次。'],
  'trip-too-short': ['該班次的可用站牌少於兩個，已捨棄。', '請加上站牌，或刪除該班次。'],
  'trip-end-without-time': ['該班次的首站或末站沒有時間，班次已捨棄。', '請為每個班次的首站和末站填入時間。'],
  'times-decrease': ['該班次的時間倒退，已捨棄。', '請更正時間或站牌順序。'],
  'frequency-trip-without-rows': [
    '該班次在 frequencies.txt 中沒有可用的列，班次已捨棄。',
    '請更正 frequencies.txt 中的相應各列。',
  ],
  'arrival-after-departure-at-end': [
    '該班次在首站或末站的抵達時間晚於發車時間；以乘客使用的時間為準。',
    '請將兩者設為同一時間。',
  ],
  'interpolated-times': ['沒有時間的站牌已依前後站牌的時間平均補上時間。', '請為每個站牌填入時間。'],
  'stop-time-not-at-platform': ['該班次停靠在車站、出入口或節點，已視為站牌。', '請參照月台（location_type 0）。'],
  'flex-row': ['該列以時段或區域代替站牌時間，用於預約行程。', '無需處理。'],
  'flex-trip': ['該班次只有時段，用於預約行程，不在時刻表中。', '無需處理。'],
  'fast-travel': [
    '車輛在兩個站牌之間需要達到不可能的速度；班次保持原樣。',
    '請更正班次時間或站牌座標；--repair 會在其餘時間允許時取代這些時間。',
  ],
  'repaired-times': [
    '車輛在兩個站牌之間需要達到不可能的速度；與大多數時間矛盾的時間已以內插值取代（--repair）。',
    '請更正班次時間或站牌座標。',
  ],
  'stop-distance-unusable': ['shape_dist_traveled 的值沿班次遞減或全為 0，已略過。', '請讓距離沿班次遞增。'],

  // frequencies, transfers, stations, shapes, texts
  'invalid-headway': ['班距不是正整數，該列已捨棄。', '請以秒為單位書寫 headway_secs。'],
  'frequency-end-before-start': ['該班距時段的結束早於開始，該列已捨棄。', '請更正 start_time 或 end_time。'],
  'overlapping-frequencies': ['該班次的兩個班距時段重疊，發車可能重複。', '請將時段分開。'],
  'transfer-too-far': ['該轉乘連接的站牌相距超過 10 公里，仍予保留。', '請更正轉乘的站牌。'],
  'invalid-pathway-mode': ['通道類型不是 1 到 7 的數字，該通道已捨棄。', '請更正 pathway_mode。'],
  'locked-platform': [
    '車站的通道沒有將該月台與任何出入口連通，或只能單向通行：乘客無法步行進出。',
    '請補上缺少的通道或出入口。',
  ],
  'two-way-exit-gate': ['出站閘門被標為雙向可用，已改為單向。', '請將 is_bidirectional 設為 0。'],
  'unusable-shape-point': ['該路徑點的座標在地球上不存在，該點已捨棄。', '請更正緯度和經度。'],
  'duplicate-shape-point': ['該路徑有兩個點的序號相同，保留了第一個。', '請依行駛順序為各點編號。'],
  'shape-too-short': ['該路徑的可用點少於兩個，其班次將以站牌間的直線繪製。', '請加上點。'],
  'shape-distance-unusable': ['shape_dist_traveled 的值沿路徑遞減或全為 0，已略過。', '請讓距離沿路徑遞增。'],
  'attribution-without-role': ['該標示沒有角色。', '請將 is_producer、is_operator 或 is_authority 設為 1。'],

  // on-demand services
  'unknown-booking-rule': ['該預約規則不存在，預約截止時間不明。', '請在 booking_rules.txt 中加上該規則，或更正參照。'],
  'overlapping-zones': [
    '該班次的兩個區域在地點和時間上重疊，無法確定適用哪一列；已使用第一列。',
    '請將區域分開，或為每個區域另設班次。',
  ],
  'streets-needed': [
    '預約行程、共享車輛、計程車和租用車輛都在道路上行駛，但未提供道路資料，因此均不提供。',
    '請加上道路資料（--osm）。',
  ],

  // shared vehicles
  'missing-file': ['系統缺少一個檔案，其中的資訊不明。', '請加上該檔案，或重新下載。'],
  'invalid-json': ['檔案不是 JSON，或沒有「data」物件，已略過。', '請重新下載該檔案，或加以修復。'],
  'unsupported-version': ['GBFS 版本不明，已當作版本 3 讀取。', '請發布 GBFS 1、2 或 3。'],
  'mixed-versions': ['系統各檔案的 GBFS 主版本不同。', '請以同一版本下載所有檔案。'],
  'invalid-value': ['該值的型別不正確，視為缺少。', '請使用 GBFS 規範為該欄位規定的型別。'],
  'invalid-geometry': ['該區域不是多邊形，或頂點太少，已略過。', '請使用 GeoJSON Polygon 或 MultiPolygon。'],
  'unusable-place': ['該租還站、車輛或區域沒有可用的座標，已捨棄。', '請更正緯度和經度。'],
  'unknown-vehicle-type': [
    '該車輛類型不存在，參照它的項目已捨棄。',
    '請在 vehicle_types.json 中加上該類型，或更正參照。',
  ],
  'unknown-station': ['該租還站不存在，參照已略過。', '請在 station_information.json 中加上該租還站，或更正參照。'],
  'unknown-pricing-plan': ['該價格方案不存在，價格不明。', '請在 system_pricing_plans.json 中加上該方案，或更正參照。'],
  'unclear-opening-hours': ['營業時間無法解析，視為不明。', '請以 OpenStreetMap 的格式書寫，例如 Mo-Fr 06:00-22:00。'],
  'station-without-status': ['該租還站沒有狀態，而其他租還站有；視為停用。', '請發布每個租還站的狀態，包括已關閉的。'],
};
