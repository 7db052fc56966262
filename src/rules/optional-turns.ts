// Turns with which optional rules begin.

/** From this turn on (21). */
export const GUNNERY_RADAR_TURN = 7;

/** From this turn on for United States carriers (22). */
export const DAMAGE_CONTROL_TURN = 4;

/** On this turn (19.2). */
export const KAMIKAZE_TURN = 9;
