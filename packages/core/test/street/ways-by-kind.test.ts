import { describe, expect, test } from 'vitest';
import { accessAlong, rowsOf } from './access-on.ts';

// On foot, by bicycle, by car, each forward and backward: letters as in access-on.ts.

describe('OS-1 the most specific key present decides; keys of other travellers do not count', () => {
  const rows = rowsOf(`
    highway=primary access=yes                                              yy yy yy
    highway=primary access=yes vehicle=no                                   yy -- --
    highway=primary access=yes motor_vehicle=no                             yy yy --
    highway=primary access=yes motorcar=no                                  yy yy --
    highway=primary access=yes bicycle=no                                   yy -- yy
    highway=primary access=no vehicle=yes                                   -- yy yy
    highway=primary access=no vehicle=destination                           -- dd dd
    highway=primary access=no motor_vehicle=destination                     -- -- dd
    highway=primary access=no vehicle=no motor_vehicle=yes                  -- -- yy
    highway=primary access=no vehicle=no motorcar=yes                       -- -- yy
    highway=primary access=no vehicle=no bicycle=yes                        -- yy --
    highway=primary access=no foot=yes bicycle=yes                          yy yy --
    highway=primary access=no foot=yes bicycle=yes motor_vehicle=yes        yy yy yy
    highway=primary vehicle=yes motor_vehicle=no                            yy yy --
    highway=primary vehicle=private foot=yes                                yy rr rr
    highway=primary vehicle=destination motor_vehicle=no                    yy dd --
    highway=primary vehicle=destination motor_vehicle=private motorcar=yes  yy dd yy
    highway=primary vehicle=no bicycle=destination                          yy dd --
    highway=primary motor_vehicle=destination motorcar=no                   yy yy --
    highway=primary motor_vehicle=destination motorcar=private              yy yy rr
    highway=primary access=private                                          rr rr rr
    highway=primary access=private vehicle=no                               rr -- --
    highway=primary access=private foot=yes bicycle=yes                     yy yy rr
    highway=primary access=customers foot=no                                -- dd dd
    highway=primary access=permissive vehicle=private                       yy rr rr
    highway=primary access=agricultural foot=yes                            yy -- --
    highway=primary access=forestry bicycle=yes                             -- yy --
    highway=primary access=psv                                              -- -- --
    highway=primary access=bus bicycle=yes                                  -- yy --
    highway=primary access=emergency                                        -- -- --
    highway=primary access=hov                                              -- -- --
    highway=primary hov=designated                                          yy yy yy
    highway=primary hov=yes                                                 yy yy yy
    highway=primary hgv=no                                                  yy yy yy
    highway=primary goods=no                                                yy yy yy
    highway=primary hazmat=no                                               yy yy yy
    highway=primary horse=no                                                yy yy yy
    highway=primary psv=no                                                  yy yy yy
    highway=primary motorhome=no                                            yy yy yy
    highway=primary boat=no                                                 yy yy yy
    highway=primary moped=no                                                yy yy yy
    highway=primary toll=yes                                                yy yy yy
    highway=primary toll:hgv=yes                                            yy yy yy
    highway=primary maxweight=3.5                                           yy yy yy
    highway=primary disabled=designated                                     yy yy yy
  `);
  test.each(rows)('%s: %s', (tags, expected) => {
    expect(accessAlong(tags)).toBe(expected);
  });
});

describe('OS-2 kinds of street', () => {
  const rows = rowsOf(`
    highway=motorway_link                                           -- -- yy
    highway=motorway oneway=no                                      -- -- yy
    highway=motorway bicycle=yes                                    -- y- y-
    highway=motorway_link bicycle=yes                               -- yy yy
    highway=motorway foot=designated                                yy -- y-
    highway=motorway motor_vehicle=no                               -- -- --
    highway=motorway motorcar=private                               -- -- r-
    highway=trunk                                                   yy yy yy
    highway=trunk_link                                              yy yy yy
    highway=trunk bicycle=no                                        yy -- yy
    highway=trunk foot=no                                           -- yy yy
    highway=trunk foot=no bicycle=no                                -- -- yy
    highway=trunk motorroad=yes cycleway=track                      -- yy yy
    highway=primary_link                                            yy yy yy
    highway=secondary                                               yy yy yy
    highway=secondary_link                                          yy yy yy
    highway=tertiary                                                yy yy yy
    highway=tertiary_link                                           yy yy yy
    highway=residential                                             yy yy yy
    highway=unclassified                                            yy yy yy
    highway=living_street                                           yy yy yy
    highway=living_street access=destination                        dd dd dd
    highway=service service=alley                                   yy yy yy
    highway=service service=driveway                                yy yy yy
    highway=service service=driveway access=private                 rr rr rr
    highway=service service=parking_aisle                           yy yy yy
    highway=service service=drive-through                           yy dd dd
    highway=service service=drive-through motor_vehicle=yes         yy dd yy
    highway=service service=emergency_access                        yy yy --
    highway=service service=emergency_access motor_vehicle=yes      yy yy yy
    highway=service service=bus psv=yes access=no                   -- -- --
    highway=service psv=yes                                         yy yy yy
    highway=service bus=yes motor_vehicle=no                        yy yy --
    highway=service psv=designated motor_vehicle=no bicycle=yes     yy yy --
    highway=road                                                    yy yy yy
    highway=road motor_vehicle=no                                   yy yy --
    highway=minor                                                   yy yy yy
    highway=byway                                                   yy yy --
    highway=track                                                   yy yy --
    highway=track tracktype=grade1                                  yy yy --
    highway=track tracktype=grade5                                  yy yy --
    highway=track motor_vehicle=yes                                 yy yy yy
    highway=track motor_vehicle=permissive                          yy yy yy
    highway=track motor_vehicle=destination                         yy yy dd
    highway=track motor_vehicle=private                             yy yy rr
    highway=track motor_vehicle=agricultural                        yy yy --
    highway=track motor_vehicle=agricultural;forestry               yy yy --
    highway=track motor_vehicle=agricultural;destination            yy yy dd
    highway=track vehicle=forestry                                  yy -- --
    highway=track vehicle=agricultural bicycle=yes                  yy yy --
    highway=track access=yes                                        yy yy --
    highway=track access=private                                    rr rr --
    highway=track access=no foot=yes                                yy -- --
    highway=track access=forestry foot=permissive                   yy -- --
    highway=track vehicle=yes                                       yy yy yy
    highway=path                                                    yy yy --
    highway=path bicycle=no                                         yy -- --
    highway=path bicycle=yes                                        yy yy --
    highway=path bicycle=designated                                 yy yy --
    highway=path foot=designated                                    yy yy --
    highway=path foot=designated bicycle=designated segregated=yes  yy yy --
    highway=path foot=no                                            -- yy --
    highway=path foot=no bicycle=designated                         -- yy --
    highway=path bicycle=designated foot=designated oneway=yes      yy y- --
    highway=path motor_vehicle=yes                                  yy yy yy
    highway=path motorcar=yes                                       yy yy yy
    highway=path motor_vehicle=no                                   yy yy --
    highway=path horse=designated                                   yy yy --
    highway=path access=private                                     rr rr --
    highway=path access=no bicycle=designated                       -- yy --
    highway=path vehicle=no                                         yy -- --
    highway=path vehicle=no bicycle=yes                             yy yy --
    highway=path informal=yes                                       yy yy --
    highway=path sac_scale=hiking                                   yy yy --
    highway=path sac_scale=mountain_hiking                          yy pp --
    highway=path sac_scale=demanding_mountain_hiking                yy pp --
    highway=path sac_scale=alpine_hiking                            -- -- --
    highway=path sac_scale=difficult_alpine_hiking                  -- -- --
    highway=path sac_scale=alpine_hiking foot=yes                   yy -- --
    highway=path sac_scale=mountain_hiking bicycle=yes              yy yy --
    highway=path sac_scale=mountain_hiking mtb:scale=1              yy yy --
    highway=path sac_scale=mountain_hiking mtb:scale=4              yy pp --
    highway=cycleway sac_scale=mountain_hiking mtb:scale:uphill=2   yy yy --
    highway=path mtb:scale=0                                        yy yy --
    highway=path mtb:scale=2                                        yy yy --
    highway=path mtb:scale=3                                        yy pp --
    highway=path mtb:scale=5+                                       yy pp --
    highway=path mtb:scale=4 bicycle=yes                            yy yy --
    highway=path smoothness=impassable                              yy pp --
    highway=path surface=mud                                        yy yy --
    highway=path ford=yes                                           yy yy --
    highway=path trail_visibility=no                                yy yy --
    highway=footway                                                 yy pp --
    highway=footway bicycle=no                                      yy -- --
    highway=footway bicycle=yes                                     yy yy --
    highway=footway bicycle=permissive                              yy yy --
    highway=footway bicycle=designated                              yy yy --
    highway=footway bicycle=dismount                                yy pp --
    highway=footway bicycle=private                                 yy rr --
    highway=footway foot=no                                         -- pp --
    highway=footway foot=private                                    rr pp --
    highway=footway access=private                                  rr pp --
    highway=footway access=permissive                               yy pp --
    highway=footway access=no                                       -- -- --
    highway=footway access=no foot=designated                       yy -- --
    highway=footway vehicle=no                                      yy -- --
    highway=footway vehicle=yes                                     yy yy yy
    highway=footway motor_vehicle=no                                yy pp --
    highway=footway motor_vehicle=destination                       yy pp dd
    highway=footway motor_vehicle=delivery                          yy pp dd
    highway=footway motorcar=private                                yy pp rr
    highway=footway footway=sidewalk                                yy pp --
    highway=footway footway=crossing                                yy pp --
    highway=footway footway=sidewalk bicycle=yes                    yy yy --
    highway=footway oneway=-1                                       yy -p --
    highway=footway oneway=yes bicycle=yes                          yy y- --
    highway=footway oneway=yes oneway:bicycle=no bicycle=yes        yy yy --
    highway=footway conveying=forward                               y- pp --
    highway=footway conveying=backward                              -y pp --
    highway=footway conveying=yes                                   yy pp --
    highway=footway conveying=yes oneway=yes                        y- p- --
    highway=footway conveying=yes oneway=-1                         -y -p --
    highway=footway conveying=yes oneway=no                         yy pp --
    highway=footway conveying=no oneway=yes                         yy p- --
    highway=footway conveying=reversible oneway=yes                 yy p- --
    highway=footway conveying=backward oneway=yes                   -y p- --
    highway=crossing                                                yy pp --
    highway=sidewalk                                                yy pp --
    highway=pedestrian                                              yy pp --
    highway=pedestrian bicycle=yes                                  yy yy --
    highway=pedestrian bicycle=no                                   yy -- --
    highway=pedestrian bicycle=dismount                             yy pp --
    highway=pedestrian vehicle=no                                   yy -- --
    highway=pedestrian vehicle=delivery                             yy pp dd
    highway=pedestrian motor_vehicle=yes                            yy pp yy
    highway=pedestrian motor_vehicle=destination                    yy pp dd
    highway=pedestrian motorcar=destination                         yy pp dd
    highway=pedestrian motor_vehicle=private bicycle=yes            yy yy rr
    highway=pedestrian access=yes                                   yy pp --
    highway=pedestrian access=destination                           dd pp --
    highway=pedestrian area=yes                                     yy pp --
    highway=pedestrian vehicle:forward=yes                          yy yp y-
    highway=pedestrian vehicle:forward=yes vehicle:backward:conditional=delivery  yy yp y-
    highway=pedestrian taxi=yes                                     yy pp --
    highway=cycleway                                                yy yy --
    highway=cycleway foot=yes                                       yy yy --
    highway=cycleway foot=designated                                yy yy --
    highway=cycleway foot=no                                        -- yy --
    highway=cycleway oneway=yes                                     yy y- --
    highway=cycleway oneway=-1                                      yy -y --
    highway=cycleway oneway=yes oneway:foot=no                      yy y- --
    highway=cycleway bicycle=no                                     yy -- --
    highway=cycleway bicycle=private                                yy rr --
    highway=cycleway access=no                                      -- -- --
    highway=cycleway access=private                                 rr rr --
    highway=cycleway access=no bicycle=yes                          -- yy --
    highway=cycleway vehicle=no                                     yy -- --
    highway=cycleway motor_vehicle=designated                       yy yy yy
    highway=cycleway motor_vehicle=agricultural                     yy yy --
    highway=cycleway moped=designated                               yy yy --
    highway=cycleway cycleway=crossing                              yy yy --
    highway=cycleway segregated=no foot=designated                  yy yy --
    highway=bridleway                                               -- -- --
    highway=bridleway foot=yes                                      yy -- --
    highway=bridleway bicycle=yes                                   -- yy --
    highway=bridleway foot=designated bicycle=designated            yy yy --
    highway=bridleway horse=designated                              -- -- --
    highway=bridleway foot=no bicycle=no                            -- -- --
    highway=bridleway motor_vehicle=yes                             -- -- yy
    highway=steps                                                   yy pp --
    highway=steps foot=no                                           -- pp --
    highway=steps bicycle=yes                                       yy yy --
    highway=steps bicycle=no                                        yy -- --
    highway=steps access=yes                                        yy pp --
    highway=steps access=no                                         -- -- --
    highway=steps access=permissive                                 yy pp --
    highway=steps motor_vehicle=yes                                 yy pp --
    highway=steps motorcar=designated                               yy pp --
    highway=steps ramp:bicycle=yes                                  yy pp --
    highway=steps oneway=yes                                        yy p- --
    highway=steps oneway:foot=yes                                   y- pp --
    highway=steps conveying=forward                                 y- pp --
    highway=steps conveying=backward                                -y pp --
    highway=steps conveying=yes                                     yy pp --
    highway=steps conveying=reversible                              yy pp --
    highway=steps conveying=yes oneway=yes                          y- p- --
    highway=residential conveying=yes oneway=yes                    yy y- y-
    highway=corridor                                                yy pp --
    highway=corridor indoor=yes level=1                             yy pp --
    highway=corridor access=no                                      -- -- --
    highway=corridor bicycle=yes                                    yy yy --
    indoor=corridor                                                 yy pp --
    highway=elevator                                                yy pp --
    highway=elevator access=no                                      -- -- --
    highway=elevator foot=private                                   rr pp --
    highway=elevator bicycle=yes                                    yy yy --
    highway=platform                                                yy pp --
    highway=platform foot=no                                        -- pp --
    railway=platform                                                yy pp --
    railway=platform access=private                                 rr pp --
    public_transport=platform                                       yy pp --
    public_transport=platform bicycle=yes                           yy yy --
    man_made=pier                                                   yy pp --
    man_made=pier bicycle=yes                                       yy yy --
    man_made=pier access=private                                    rr pp --
    man_made=pier motor_vehicle=yes                                 yy pp --
    highway=busway                                                  -- -- --
    highway=busway foot=yes                                         yy -- --
    highway=busway bicycle=designated                               -- yy --
    highway=busway cycleway=lane                                    -- yy --
    highway=busway psv=designated                                   -- -- --
    highway=bus_guideway                                            -- -- --
    highway=bus_guideway foot=yes                                   yy -- --
    highway=bus_guideway access=no bicycle=yes                      -- yy --
  `);
  test.each(rows)('%s: %s', (tags, expected) => {
    expect(accessAlong(tags)).toBe(expected);
  });
});

describe('OS-2 ways that are no street, no longer one, or of an unknown kind', () => {
  const rows = rowsOf(`
    highway=construction                                         no street
    highway=construction access=yes                              no street
    highway=construction foot=yes bicycle=yes motor_vehicle=yes  no street
    highway=construction construction=residential                no street
    highway=proposed                                             no street
    highway=proposed proposed=secondary bicycle=yes              no street
    highway=planned foot=yes                                     no street
    highway=razed                                                no street
    highway=abandoned access=yes                                 no street
    highway=demolished                                           no street
    highway=removed foot=yes                                     no street
    highway=dismantled                                           no street
    highway=disused foot=yes                                     no street
    highway=historic foot=yes                                    no street
    highway=no                                                   no street
    highway=no access=yes                                        no street
    highway=services access=yes                                  no street
    highway=rest_area                                            no street
    highway=rest_area access=yes                                 no street
    highway=raceway motor_vehicle=yes                            no street
    highway=escape                                               no street
    highway=emergency_bay                                        no street
    highway=via_ferrata foot=yes                                 no street
    highway=bus_stop                                             no street
    highway=traffic_island                                       no street
    highway=ferry                                                no street
    highway=other                                                no street
    highway=passage foot=yes                                     no street
    highway=nonsense                                             no street
    highway=nonsense surface=asphalt                             no street
    highway=nonsense maxspeed=50                                 no street
    highway=nonsense access=yes                                  yy yy yy
    highway=nonsense access=no                                   no street
    highway=nonsense access=permissive                           yy yy yy
    highway=nonsense vehicle=yes                                 -- yy yy
    highway=nonsense motor_vehicle=yes                           -- -- yy
    highway=nonsense motorcar=yes                                -- -- yy
    highway=nonsense bicycle=yes                                 -- yy --
    highway=nonsense foot=yes                                    yy -- --
    highway=nonsense foot=yes bicycle=yes                        yy yy --
    highway=nonsense access=private motorcar=permissive          rr rr yy
    highway=nonsense access=no bicycle=yes                       -- yy --
    highway=nonsense access=yes motor_vehicle=no                 yy yy --
    highway=nonsense foot=no                                     no street
    highway=nonsense cycleway=track                              -- yy --
    highway=nonsense cycleway:right=lane                         -- yy --
    highway=nonsense cycleway=yes                                no street
    highway=construction cycleway=track                          no street
    highway=nonsense motorhome=yes                               no street
    highway=primary construction=yes                             no street
    highway=primary construction=no                              yy yy yy
    highway=primary construction=minor                           yy yy yy
    highway=primary construction=widening                        yy yy yy
    highway=primary proposed=yes                                 yy yy yy
    highway=tertiary proposed=secondary                          yy yy yy
    highway=residential abandoned=yes                            no street
    highway=residential demolished=yes                           no street
    highway=residential disused=no                               yy yy yy
    highway=residential impassable=yes                           no street
    disused:highway=residential                                  no street
    abandoned:highway=residential                                no street
    razed:highway=path foot=yes                                  no street
    construction:highway=primary                                 no street
    proposed:highway=cycleway bicycle=yes                        no street
    was:highway=service                                          no street
    railway=rail                                                 no street
    railway=tram                                                 no street
    railway=abandoned                                            no street
    railway=abandoned highway=path                               yy yy --
    railway=tram highway=residential oneway=yes                  yy y- y-
    railway=construction bicycle=yes                             no street
    building=yes access=yes                                      no street
    area=yes building=yes                                        no street
    waterway=river boat=yes                                      no street
    aeroway=runway access=yes                                    no street
    aeroway=taxiway                                              no street
    power=line                                                   no street
    landuse=forest foot=yes                                      no street
    leisure=park foot=yes                                        no street
    natural=water                                                no street
    route=hiking                                                 no street
    route=bus                                                    no street
    boundary=administrative                                      no street
    barrier=fence                                                no street
    name=Nothing                                                 no street
  `);
  test.each(rows)('%s: %s', (tags, expected) => {
    expect(accessAlong(tags)).toBe(expected);
  });
});
