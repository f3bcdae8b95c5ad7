import type { LatLng } from '@tripwright/core/geo';
import { type Map as MapLibre, Marker } from 'maplibre-gl';

/** The two ends of a request. */
export type End = 'from' | 'to';

/** The markers of the two ends. */
export interface EndMarkers {
  /** Puts the marker of an end at a place; undefined removes it. */
  set(end: End, place: LatLng | undefined): void;
}

/** Draggable markers for the start (a ring) and the destination (a pin). @param onMove called when the user drops a marker */
export function endMarkers(
  map: MapLibre,
  labels: Readonly<Record<End, string>>,
  onMove: (end: End, place: LatLng) => void,
): EndMarkers {
  const markers = new Map<End, Marker>();
  return {
    set: (end, place) => {
      const before = markers.get(end);
      if (place === undefined) {
        before?.remove();
        markers.delete(end);
      } else if (before !== undefined) {
        before.setLngLat([place.lng, place.lat]);
      } else {
        const marker = new Marker({
          element: endElement(end, labels[end]),
          anchor: end === 'from' ? 'center' : 'bottom',
          draggable: true,
        });
        marker.on('dragend', () => {
          const { lat, lng } = marker.getLngLat();
          onMove(end, { lat, lng });
        });
        marker.setLngLat([place.lng, place.lat]).addTo(map);
        markers.set(end, marker);
      }
    },
  };
}

const SVG = 'http://www.w3.org/2000/svg';

function endElement(end: End, label: string): HTMLElement {
  const element = document.createElement('div');
  element.className = `tripwright-end tripwright-end-${end}`;
  element.title = label;
  element.style.cursor = 'grab';
  const [width, height] = end === 'from' ? [26, 26] : [30, 38];
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('width', String(width));
  svg.setAttribute('height', String(height));
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('aria-hidden', 'true');
  svg.style.display = 'block';
  if (end === 'from') {
    svg.append(circle(13, 13, 11, '#ffffff', '#0f766e', 4), circle(13, 13, 4, '#0f766e'));
  } else {
    const pin = document.createElementNS(SVG, 'path');
    pin.setAttribute('d', 'M15 36.5C15 36.5 3 23.2 3 14.5a12 12 0 0 1 24 0C27 23.2 15 36.5 15 36.5Z');
    pin.setAttribute('fill', '#c2185b');
    pin.setAttribute('stroke', '#ffffff');
    pin.setAttribute('stroke-width', '2.5');
    svg.append(pin, circle(15, 14.5, 4.5, '#ffffff'));
  }
  element.append(svg);
  return element;
}

function circle(x: number, y: number, radius: number, fill: string, stroke?: string, width?: number): SVGElement {
  const element = document.createElementNS(SVG, 'circle');
  element.setAttribute('cx', String(x));
  element.setAttribute('cy', String(y));
  element.setAttribute('r', String(radius));
  element.setAttribute('fill', fill);
  if (stroke !== undefined) element.setAttribute('stroke', stroke);
  if (width !== undefined) element.setAttribute('stroke-width', String(width));
  return element;
}
