/**
 * Stop words of questions, in addition to those of the search: they mark a question but not its topic. A word of this
 * list that no page contains does not lower the coverage (docs/how-to/teach-the-bot.md).
 */
import type { Locale } from '../../src/routes/table.ts';
import { site } from '../../src/site.ts';

export const questionStopWords: Readonly<Record<Locale, string>> = {
  de: `${site.brand} hallo hi hey guten tag morgen abend danke bitte frage fragen wissen weiß sagen sag erklären erklär erkläre erklärst nennen
    zeigen zeig möchte möchten würde würden könnte könnten könnten kannst hätte hätten gern gerne mal eben kurz genau
    überhaupt bieten bietet anbieten angeboten funktioniert funktionieren bedeutet bedeuten heißt eigentlich wirklich
    unternehmen firma kunde kunden möglich möglichkeit nutzen nutzt verwenden benutzen bekomme bekommen bekommt erhalte
    mehr infos info informationen information erfahren passiert läuft ablauf dazu davon dafür darüber denn halt
    eure eurem euren eurer euch ihr ihnen uns ich du wir man jemand etwas alles sonst noch einfach schnell genauer
    dauert lange viele wieviel wie wo wann warum wieso weshalb wer wen wem ob brauchen brauche benötigen benötigt
    hilft helfen hilfe interessiert interessieren thema was neu neue neuen aktuell gut gute eigener eigene eigenen habt hast seid bist müsst könnt wollt sollt dürft macht gibts steht stehen
    sowas solche solch hierzu ungefähr etwa sicher eigentlich möchtest kriege krieg bezüglich hinsichtlich gilt gelten vorher nachher gesagt echt total so ganz voll finde finden`,
  en: `${site.brand} hello hi hey good morning evening thanks thank question ask know tell explain name show would like could
    possible actually really exactly offer offers offered work works working mean means meaning use using used get gets
    company business customer customers information info details happen itself happens happens going there here thing things
    anyone someone anybody somebody something anything everything else just simply quickly long many often need needed
    needs help helps interested topic new current good many want wants let lets give take takes make makes say says
    does doing done s t re ve d ll m regarding concerning wondering apply applies before afterwards said total totally find so such please kindly there theres got have am you your yours our ours us me my i we they their it its`,
};
