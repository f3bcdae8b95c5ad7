/** In coordinate columns: the stop has no usable place (IM-8). */
export const NO_COORDINATE = -0x80000000;
