/** Surfaces of the look. Each sets the colours of what stands on it (tokens.css, `data-tone`). */
export type Tone = 'paper' | 'card' | 'mint' | 'sky' | 'marigold' | 'petrol' | 'petrol-panel' | 'petrol-deep' | 'ink';
