import { describe, expect, test } from 'vitest';
import { accessAlong, rowsOf } from './access-on.ts';

// On foot, by bicycle, by car, each forward and backward: letters as in access-on.ts.

describe('OS-3, OS-4 values', () => {
  const rows = rowsOf(`
    highway=residential access=designated                      yy yy yy
    highway=residential access=official                        yy yy yy
    highway=residential access=public                          yy yy yy
    highway=residential access=unrestricted                    yy yy yy
    highway=residential access=discouraged                     yy yy yy
    highway=residential access=none                            -- -- --
    highway=residential access=restricted                      -- -- --
    highway=residential access=closed                          -- -- --
    highway=residential access=0                               -- -- --
    highway=residential access=1                               yy yy yy
    highway=residential access=true                            yy yy yy
    highway=residential access=false                           -- -- --
    highway=residential access=unknown                         yy yy yy
    highway=residential access=garbage                         yy yy yy
    highway=residential access=staff                           rr rr rr
    highway=residential access=employees                       rr rr rr
    highway=residential access=visitors                        dd dd dd
    highway=residential access=customer                        dd dd dd
    highway=residential access=variable                        yy yy yy
    highway=residential access=Yes                             yy yy yy
    highway=residential access=NO                              -- -- --
    highway=residential access=yes;no                          yy yy yy
    highway=residential access=no;destination                  dd dd dd
    highway=residential access=no;private                      rr rr rr
    highway=residential access=private;destination             dd dd dd
    highway=residential access=destination;delivery            dd dd dd
    highway=residential access=agricultural;forestry           -- -- --
    highway=residential access=agricultural;private            rr rr rr
    highway=residential access=bus;bicycle                     -- yy --
    highway=residential access=psv;bicycle                     -- yy --
    highway=residential access=foot                            yy -- --
    highway=residential access=foot;bicycle                    yy yy --
    highway=residential access=motorcar                        -- -- yy
    highway=residential access=horse                           -- -- --
    highway=residential access=minibus                         -- -- --
    highway=residential access=share_taxi                      -- -- --
    highway=residential access=emergency_vehicle               -- -- --
    highway=residential access=emergency_vehicles              -- -- --
    highway=residential access=hgv_articulated                 -- -- --
    highway=residential access=garbage_truck                   -- -- --
    highway=residential access=school_bus                      -- -- --
    highway=residential access=forestery                       -- -- --
    highway=residential access=minibus;bicycle                 -- yy --
    highway=residential access=vehicle                         -- yy yy
    highway=residential motor_vehicle=minibus                  yy yy --
    highway=residential motor_vehicle=emergency_vehicle        yy yy --
    highway=residential motor_vehicle=car                      yy yy yy
    highway=residential vehicle=bicycle                        yy yy --
    highway=residential vehicle=psv;bicycle                    yy yy --
    highway=residential vehicle=agricultural;destination       yy dd dd
    highway=residential vehicle=permissive                     yy yy yy
    highway=residential vehicle=delivery                       yy dd dd
    highway=residential vehicle=customers                      yy dd dd
    highway=residential vehicle=garbage                        yy yy yy
    highway=residential motor_vehicle=private                  yy yy rr
    highway=residential motor_vehicle=customers                yy yy dd
    highway=residential motor_vehicle=delivery                 yy yy dd
    highway=residential motor_vehicle=permit                   yy yy rr
    highway=residential motor_vehicle=residents                yy yy rr
    highway=residential motor_vehicle=permissive               yy yy yy
    highway=residential motor_vehicle=designated               yy yy yy
    highway=residential motor_vehicle=military                 yy yy --
    highway=residential motor_vehicle=emergency                yy yy --
    highway=residential motor_vehicle=hov                      yy yy --
    highway=residential motor_vehicle=bus                      yy yy --
    highway=residential motor_vehicle=taxi                     yy yy --
    highway=residential motor_vehicle=psv;destination          yy yy dd
    highway=residential motor_vehicle=agricultural;private;no  yy yy rr
    highway=residential motor_vehicle=garbage                  yy yy yy
    highway=residential motorcar=destination                   yy yy dd
    highway=residential motorcar=permit                        yy yy rr
    highway=residential motorcar=delivery;no                   yy yy dd
    highway=residential foot=permissive                        yy yy yy
    highway=residential foot=designated                        yy yy yy
    highway=residential foot=private                           rr yy yy
    highway=residential foot=destination                       dd yy yy
    highway=residential foot=customers                         dd yy yy
    highway=residential foot=agricultural                      -- yy yy
    highway=residential foot=garbage                           yy yy yy
    highway=residential foot=discouraged                       yy yy yy
    highway=residential foot=use_sidepath                      -- yy yy
    highway=residential foot=0                                 -- yy yy
    highway=residential foot=restricted                        -- yy yy
    highway=residential bicycle=permissive                     yy yy yy
    highway=residential bicycle=official                       yy yy yy
    highway=residential bicycle=private                        yy rr yy
    highway=residential bicycle=destination                    yy dd yy
    highway=residential bicycle=delivery                       yy dd yy
    highway=residential bicycle=forestry                       yy -- yy
    highway=residential bicycle=garbage                        yy yy yy
    highway=residential bicycle=optional_sidepath              yy yy yy
    highway=residential bicycle=use_sidepath                   yy -- yy
    highway=residential bicycle=limited                        yy yy yy
    highway=residential bicycle=mtb                            yy yy yy
    highway=residential bicycle=unknown                        yy yy yy
    highway=residential bicycle=dismount foot=no               -- pp yy
    highway=residential access=no bicycle=dismount foot=yes    yy pp --
  `);
  test.each(rows)('%s: %s', (tags, expected) => {
    expect(accessAlong(tags)).toBe(expected);
  });
});

describe('OS-5 keys for one direction', () => {
  const rows = rowsOf(`
    highway=residential access:forward=no motor_vehicle:forward=yes          -y -y yy
    highway=residential access:forward=no access:backward=no                 -- -- --
    highway=residential access=no access:forward=yes                         y- y- y-
    highway=residential access=no access:backward=yes                        -y -y -y
    highway=residential access=no access:forward=yes access:backward=yes     yy yy yy
    highway=residential access=no access:forward=no motorcar=yes             -- -- yy
    highway=residential access=no motorcar=no motorcar:forward=yes           -- -- y-
    highway=residential access=yes access:backward=no                        y- y- y-
    highway=residential access=yes motorcar=yes motorcar:backward=no         yy yy y-
    highway=residential vehicle:forward=no                                   yy -y -y
    highway=residential vehicle:backward=destination                         yy yd yd
    highway=residential vehicle=no vehicle:forward=yes                       yy y- y-
    highway=residential vehicle:forward=no bicycle=yes                       yy yy -y
    highway=residential motor_vehicle:forward=no motor_vehicle:backward=destination  yy yy -d
    highway=residential motor_vehicle:forward=no motor_vehicle:backward=no   yy yy --
    highway=residential motor_vehicle=destination motor_vehicle:forward=yes  yy yy yd
    highway=residential motor_vehicle=no motor_vehicle:backward=yes          yy yy -y
    highway=residential motorcar:forward=no                                  yy yy -y
    highway=residential motorcar:backward=private                            yy yy yr
    highway=residential bicycle:forward=no                                   yy -y yy
    highway=residential bicycle:backward=dismount                            yy yp yy
    highway=residential bicycle:forward=no bicycle:backward=no               yy -- yy
    highway=residential bicycle=no bicycle:backward=yes                      yy -y yy
    highway=residential foot:forward=no                                      -y yy yy
    highway=residential foot=no foot:forward=yes                             y- yy yy
    highway=residential foot:backward=destination                            yd yy yy
    highway=residential oneway=yes motor_vehicle:backward=destination        yy y- y-
    highway=residential oneway=yes vehicle:backward=yes                      yy y- y-
    highway=residential oneway=-1 vehicle:forward=no                         yy -y -y
    highway=residential oneway=yes access:forward=destination                dy d- d-
    highway=footway bicycle:forward=yes                                      yy yp --
    highway=footway bicycle:forward=designated bicycle:backward=no           yy y- --
    highway=motorway bicycle:forward=yes                                     -- y- y-
    highway=cycleway foot=no foot:backward=designated                        -y yy --
    highway=path bicycle:backward=no                                         yy y- --
    highway=track motor_vehicle:forward=yes                                  yy yy y-
    highway=steps foot:backward=no                                           y- pp --
  `);
  test.each(rows)('%s: %s', (tags, expected) => {
    expect(accessAlong(tags)).toBe(expected);
  });
});

describe('OS-6, OS-7 one-way rules and cycle tracks', () => {
  const rows = rowsOf(`
    highway=primary oneway=yes                                                 yy y- y-
    highway=primary oneway=-1                                                  yy -y -y
    highway=primary oneway=reverse                                             yy -y -y
    highway=primary oneway=true                                                yy y- y-
    highway=primary oneway=1                                                   yy y- y-
    highway=primary oneway=no                                                  yy yy yy
    highway=primary oneway=0                                                   yy yy yy
    highway=primary oneway=false                                               yy yy yy
    highway=primary oneway=nonsense                                            yy yy yy
    highway=primary oneway=YES                                                 yy y- y-
    highway=primary oneway=reversible                                          yy -- --
    highway=primary oneway=alternating                                         yy yy yy
    highway=primary oneway=unknown                                             yy yy yy
    highway=primary oneway=                                                    yy yy yy
    highway=primary oneway=yes oneway:motorcar=no                              yy y- yy
    highway=primary oneway=yes oneway:motor_vehicle=no                         yy y- yy
    highway=primary oneway=yes oneway:vehicle=no                               yy yy yy
    highway=primary oneway=no oneway:vehicle=yes                               yy y- y-
    highway=primary oneway:vehicle=yes oneway:motor_vehicle=no                 yy y- yy
    highway=primary oneway:motor_vehicle=yes oneway:motorcar=no                yy yy yy
    highway=primary oneway:motor_vehicle=no oneway:motorcar=yes                yy yy y-
    highway=primary oneway:hgv=yes                                             yy yy yy
    highway=primary oneway:bus=yes                                             yy yy yy
    highway=primary oneway=yes oneway:psv=no                                   yy y- y-
    highway=primary oneway=yes oneway:moped=no                                 yy y- y-
    highway=primary oneway:car=yes                                             yy yy yy
    highway=primary oneway=yes oneway:bicycle=yes                              yy y- y-
    highway=primary oneway=no oneway:bicycle=yes                               yy y- yy
    highway=primary oneway=no oneway:bicycle=-1                                yy -y yy
    highway=primary oneway=-1 oneway:bicycle=-1                                yy -y -y
    highway=primary oneway=-1 oneway:bicycle=yes                               yy y- -y
    highway=primary oneway=yes oneway:bicycle=opposite                         yy yy y-
    highway=primary oneway=yes oneway:bicycle=nonsense                         yy y- y-
    highway=primary oneway=yes bicycle:oneway=no                               yy yy y-
    highway=primary junction=roundabout                                        yy y- y-
    highway=primary junction=circular                                          yy y- y-
    highway=primary junction=roundabout oneway=yes                             yy y- y-
    highway=primary junction=roundabout oneway=no                              yy yy yy
    highway=primary junction=roundabout oneway=-1                              yy -y -y
    highway=primary junction=roundabout oneway:bicycle=no                      yy yy y-
    highway=primary junction=roundabout oneway:bicycle=-1                      yy -y y-
    highway=primary junction=roundabout cycleway=opposite                      yy yy y-
    highway=primary junction=jughandle                                         yy yy yy
    highway=primary junction=approach                                          yy yy yy
    highway=primary junction=mini_roundabout                                   yy yy yy
    highway=motorway junction=roundabout                                       -- -- y-
    highway=motorway_link junction=roundabout                                  -- -- y-
    highway=motorway oneway=-1                                                 -- -- -y
    highway=trunk_link oneway=-1                                               yy -y -y
    highway=trunk oneway=yes                                                   yy y- y-
    highway=primary oneway=yes cycleway=opposite                               yy yy y-
    highway=primary oneway=yes cycleway=opposite_lane                          yy yy y-
    highway=primary oneway=yes cycleway=opposite_track                         yy yy y-
    highway=primary oneway=yes cycleway=opposite_share_busway                  yy yy y-
    highway=primary oneway=-1 cycleway=opposite                                yy yy -y
    highway=primary oneway=-1 cycleway=opposite_track                          yy yy -y
    highway=primary oneway=no cycleway=opposite                                yy yy yy
    highway=primary oneway=yes cycleway=lane                                   yy y- y-
    highway=primary oneway=yes cycleway=track                                  yy y- y-
    highway=primary oneway=yes cycleway:left=lane                              yy y- y-
    highway=primary oneway=yes cycleway:right=lane                             yy y- y-
    highway=primary oneway=yes cycleway:left=opposite_lane                     yy yy y-
    highway=primary oneway=yes cycleway:right=opposite_lane                    yy yy y-
    highway=primary oneway=yes cycleway:both=opposite_lane                     yy yy y-
    highway=primary oneway=yes cycleway:left=lane cycleway:left:oneway=no      yy yy y-
    highway=primary oneway=yes cycleway:left=lane cycleway:left:oneway=-1      yy yy y-
    highway=primary oneway=yes cycleway:left=lane cycleway:left:oneway=yes     yy y- y-
    highway=primary oneway=yes cycleway:right=track cycleway:right:oneway=-1   yy yy y-
    highway=primary oneway=yes cycleway:both=track cycleway:both:oneway=no     yy yy y-
    highway=primary oneway=yes cycleway:left=separate cycleway:left:oneway=no  yy y- y-
    highway=primary oneway=yes cycleway:left=no cycleway:left:oneway=-1        yy y- y-
    highway=primary oneway=yes cycleway=opposite bicycle=no                    yy -- y-
    highway=primary oneway=yes cycleway=opposite access=no                     -- -- --
    highway=primary oneway=yes cycleway=opposite oneway:bicycle=yes            yy y- y-
    highway=primary oneway=yes bicycle:backward=designated                     yy yy y-
    highway=primary oneway=yes bicycle:backward=permissive                     yy yy y-
    highway=primary oneway=yes bicycle:backward=no                             yy y- y-
    highway=primary oneway=yes bicycle:backward=dismount                       yy y- y-
    highway=primary oneway=-1 bicycle:forward=yes                              yy yy -y
    highway=primary oneway=yes bicycle=designated                              yy y- y-
    highway=primary oneway=yes bicycle_road=yes                                yy y- y-
    highway=primary cycleway=track                                             yy yy yy
    highway=primary cycleway=no                                                yy yy yy
    highway=primary cycleway=garbage                                           yy yy yy
    highway=motorway cycleway=track                                            -- y- y-
    highway=motorway cycleway=lane                                             -- y- y-
    highway=motorway cycleway=shared                                           -- y- y-
    highway=motorway cycleway=share_busway                                     -- y- y-
    highway=motorway cycleway=sharrow                                          -- y- y-
    highway=motorway cycleway:right=track                                      -- y- y-
    highway=motorway cycleway:both=lane                                        -- y- y-
    highway=motorway cycleway=no                                               -- -- y-
    highway=motorway cycleway=yes                                              -- -- y-
    highway=motorway cycleway=garbage                                          -- -- y-
    highway=motorway cycleway=track access=no                                  -- -- --
    highway=motorway cycleway=track bicycle=no                                 -- -- y-
    highway=motorway_link cycleway=track                                       -- yy yy
    highway=residential cycleway=track access=no                               -- -- --
    highway=footway cycleway=track access=no                                   -- -- --
    highway=cycleway cycleway=track access=no                                  -- -- --
    highway=footway cycleway=lane                                              yy pp --
  `);
  test.each(rows)('%s: %s', (tags, expected) => {
    expect(accessAlong(tags)).toBe(expected);
  });
});

describe('OS-8, OS-28 one-way rules on foot', () => {
  const rows = rowsOf(`
    highway=residential oneway=yes oneway:foot=yes           y- y- y-
    highway=residential oneway:foot=-1                       -y yy yy
    highway=residential oneway:foot=no                       yy yy yy
    highway=residential oneway:foot=nonsense                 yy yy yy
    highway=residential foot:oneway=yes                      y- yy yy
    highway=residential junction=roundabout oneway:foot=yes  y- y- y-
    highway=motorway oneway:foot=no                          -- -- y-
    highway=motorway_link oneway:foot=yes                    -- -- yy
    highway=residential conveying=forward                    yy yy yy
    highway=primary conveying=backward                       yy yy yy
    highway=pedestrian oneway=yes                            yy p- --
    highway=path oneway=yes                                  yy y- --
    highway=steps conveying=forward oneway:foot=no           yy pp --
  `);
  test.each(rows)('%s: %s', (tags, expected) => {
    expect(accessAlong(tags)).toBe(expected);
  });
});

describe('OS-9, OS-10, OS-11 motor roads, pushing, pavements', () => {
  const rows = rowsOf(`
    highway=primary motorroad=yes                                     -- -- yy
    highway=primary motorroad=yes bicycle=yes                         -- yy yy
    highway=primary motorroad=yes access=no                           -- -- --
    highway=primary motorroad=yes foot=designated bicycle=designated  yy yy yy
    highway=primary bicycle=dismount                                  yy pp yy
    highway=primary bicycle=dismount oneway=yes                       yy p- y-
    highway=cycleway bicycle=dismount                                 yy pp --
    highway=path bicycle=dismount foot=no                             -- pp --
    highway=primary bicycle=use_sidepath                              yy -- yy
    highway=primary bicycle=use_sidepath foot=use_sidepath            -- -- yy
    highway=primary bicycle:forward=use_sidepath                      yy -y yy
    highway=primary bicycle=no foot=no                                -- -- yy
    highway=primary foot=use_sidepath bicycle=designated              -- yy yy
    highway=primary sidewalk=separate foot=no                         -- yy yy
    highway=primary sidewalk=both                                     yy yy yy
    highway=primary sidewalk=left                                     yy yy yy
    highway=primary sidewalk=none                                     yy yy yy
    highway=primary sidewalk=yes                                      yy yy yy
    highway=primary sidewalk:both=no                                  yy yy yy
    highway=primary sidewalk:both=separate foot=yes                   yy yy yy
    highway=primary sidewalk:left=separate                            -- yy yy
    highway=primary sidewalk:right=separate sidewalk:left=separate    -- yy yy
    highway=primary sidewalk:right=separate sidewalk:left=no          -- yy yy
    highway=primary sidewalk:right=separate sidewalk:left=yes         yy yy yy
    highway=residential sidewalk=separate                             -- yy yy
    highway=residential sidewalk=separate foot=use_sidepath           -- yy yy
    highway=residential sidewalk=separate foot=designated             yy yy yy
    highway=residential sidewalk=separate access=destination          -- dd dd
  `);
  test.each(rows)('%s: %s', (tags, expected) => {
    expect(accessAlong(tags)).toBe(expected);
  });
});

describe('OS-26 vehicles that do not fit, and tags that are no obstacle', () => {
  const rows = rowsOf(`
    highway=residential width=1.9                                yy yy --
    highway=residential width=2                                  yy yy yy
    highway=residential width=narrow                             yy yy yy
    highway=residential narrow=yes                               yy yy yy
    highway=residential width=1m                                 yy yy --
    highway=residential width=3 m                                yy yy yy
    highway=residential width=6'                                 yy yy --
    highway=residential width=6'3"                               yy yy yy
    highway=residential maxwidth=1                               yy yy --
    highway=residential maxwidth=3                               yy yy yy
    highway=residential maxwidth:physical=1.5                    yy yy --
    highway=residential est_width=1                              yy yy --
    highway=residential maxheight=1                              yy yy --
    highway=residential maxheight=1.8                            yy yy yy
    highway=residential maxheight=none                           yy yy yy
    highway=residential maxheight=default                        yy yy yy
    highway=residential maxheight:physical=1.4                   yy yy --
    highway=residential smoothness=very_horrible                 yy yy yy
    highway=residential smoothness=impassable                    yy pp --
    highway=residential smoothness=impassable motor_vehicle=yes  yy pp --
    highway=residential smoothness=nonsense                      yy yy yy
    highway=residential ice_road=yes                             yy yy --
    highway=residential winter_road=yes                          yy yy --
    highway=residential surface=sand                             yy yy yy
    highway=residential surface=nonsense                         yy yy yy
    highway=residential tracktype=grade5                         yy yy yy
    highway=residential ford=yes                                 yy yy yy
    highway=residential tunnel=yes                               yy yy yy
    highway=residential tunnel=culvert                           yy yy yy
    highway=residential ford=boat                                yy yy yy
    highway=residential maxspeed=variable                        yy yy yy
    highway=residential toll:hgv=yes                             yy yy yy
    highway=residential crossing=no                              yy yy yy
    highway=residential level=1;2 indoor=yes                     yy yy yy
    highway=residential bridge=yes                               yy yy yy
    highway=residential bridge=movable                           yy yy yy
    highway=residential lanes=1                                  yy yy yy
    highway=residential maxspeed=0                               yy yy yy
    highway=residential maxspeed=none access=no                  -- -- --
    highway=residential lit=no                                   yy yy yy
    highway=residential noexit=yes                               yy yy yy
    highway=residential lcn=yes                                  yy yy yy
    highway=residential seasonal=yes                             yy yy yy
    highway=residential indoor=yes                               yy yy yy
  `);
  test.each(rows)('%s: %s', (tags, expected) => {
    expect(accessAlong(tags)).toBe(expected);
  });
});

describe('OS-27 ferries and car trains', () => {
  const rows = rowsOf(`
    route=ferry                                        yy yy yy
    route=ferry access=no                              -- -- --
    route=ferry access=yes                             yy yy yy
    route=ferry access=private                         rr rr rr
    route=ferry foot=yes                               yy yy --
    route=ferry bicycle=designated                     yy yy --
    route=ferry foot=yes motorcar=yes                  yy yy yy
    route=ferry foot=yes vehicle=yes                   yy yy yy
    route=ferry foot=yes motor_vehicle=no bicycle=yes  yy yy --
    route=ferry bicycle=no                             yy -- yy
    route=ferry motorcar=no                            yy yy --
    route=ferry motorcar=yes foot=no bicycle=no        -- -- yy
    route=ferry motor_vehicle=no motorcar=yes          yy yy yy
    route=ferry vehicle=no                             yy -- --
    route=ferry oneway=yes                             y- y- y-
    route=ferry duration=00:20                         yy yy yy
    route=ferry access=customers                       dd dd dd
    route=ferry hgv=no                                 yy yy yy
    route=ferry psv=yes motor_vehicle=no               yy yy --
    route=shuttle_train                                -- -- yy
    route=shuttle_train motorcar=yes                   -- -- yy
    route=shuttle_train motor_vehicle=no bicycle=yes   -- yy --
    route=shuttle_train foot=yes motorcar=yes          yy -- yy
  `);
  test.each(rows)('%s: %s', (tags, expected) => {
    expect(accessAlong(tags)).toBe(expected);
  });
});
