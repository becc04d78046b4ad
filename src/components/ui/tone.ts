/** Surface tones. Each sets the colours of its content (tokens.css, `data-tone`). */
export type Tone = 'paper' | 'card' | 'mint' | 'sky' | 'marigold' | 'petrol' | 'petrol-panel' | 'petrol-deep' | 'ink';
