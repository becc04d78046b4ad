declare const __SITE_URL__: string;
declare const __APP_URL__: string | null;
declare const __TRIAL_URL__: string | null;
declare const __AFFILIATE_NAME__: string | null;

declare namespace App {
  interface Locals {
    locale: import('./routes/table.ts').Locale;
    /** Absent on addresses that are not in the table of pages (errors, development pages). */
    page?: import('./routes/table.ts').PageId;
    /** Handed in by the server with every request; absent while pages are prerendered. */
    leads?: import('./leads/desk.ts').LeadDesk;
    /** Handed in by the server, like `leads`. */
    search?: import('./search/openSearch.ts').SearchDesk | undefined;
    /** Handed in by the server, like `search`: the built-in bot. */
    bot?: import('../bot/answers/bot.ts').Bot | undefined;
    /** Likewise: the second step of the newsletter, and its end. */
    newsletter?: import('./newsletter/desk.ts').NewsletterDesk;
    /** Likewise: free times for a demo, and what follows from a booked one. */
    booking?: import('./booking/desk.ts').BookingDesk;
    /** Likewise: the proof of work that forms may bring. */
    challenges?: import('./security/challenge.ts').Challenges;
    /** Likewise: proves which turns of a conversation the bot gave. */
    turnSigner?: import('./security/turnSigner.ts').TurnSigner;
    /** Likewise: where the chat's frames are, and who may embed ours. */
    chat?: import('./chat/settings.ts').ChatSettings;
    /** Likewise: what visitors may load of other companies; absent when no vendor is configured. */
    consent?: import('./consent/desk.ts').ConsentDesk | undefined;
    /** May scripts of this visitor ask for more (`/api/…`)? 0, or the seconds until then. */
    mayAsk?: (clientAddress: string) => number;
    /** Network address of the visitor, behind TRUST_PROXY hops. */
    clientAddress?: string;
    /** The form_id of this view; a page on which nothing else depends on the visitor says so, and is then made once. */
    formView?: { id: string; onlyIdDiffers: () => void };
    /** What the content system says, for this visitor; without it the content of the process holds. */
    content?: import('./content-source/currentContent.ts').ReadContent | undefined;
    /** Takes what went wrong while rendering for this visitor. */
    report?: (error: unknown) => void;
  }
}
