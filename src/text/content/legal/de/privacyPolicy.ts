import { consent } from '../../../words/de/consent.ts';
import type { LegalPage } from '../schema.ts';

/** Describes the current data processing: a change to stored, logged or sent data requires a new text and date. */
export const privacyPolicy: LegalPage = {
  heading: 'Datenschutz\u00ADrichtlinie',
  lead: 'Hier steht, welche Daten diese Website verarbeitet, wozu, auf welcher Grundlage und wie lange.',
  changed: '2026-11-27',
  numbering: 'sections',
  sections: [
    {
      id: 'overview',
      title: 'Das Wichtigste zuerst',
      paragraphs: [
        {
          list: [
            'Ohne Ihre Zustimmung führt diese Website keine Besucherstatistik, meldet Werbenetzen nichts und lädt nichts von anderen Anbietern.',
            'Wenn Sie nur lesen, setzt sie keinen Cookie. Gelesene Seiten speichert Ihr Browser nur, wenn Sie das selbst einschalten. In jedem Fall legt er ein kleines Programm und eine Seite ab, die sagt, dass die Verbindung fehlt; beide enthalten nichts über Sie. Schalten Sie die Sprache um oder entscheiden Sie über Dienste anderer Anbieter, merkt sich Ihr Browser diese Wahl.',
            'Schreiben Sie uns über ein Formular, verwenden wir Ihre Angaben für Ihr Anliegen und nur mit Ihrer Zustimmung für Werbung. Den Newsletter bekommt nur, wer ihn eigens bestellt und bestätigt.',
            'Sie können jederzeit fragen, was wir über Sie gespeichert haben, und es löschen lassen, soweit kein Gesetz die Aufbewahrung verlangt.',
          ],
        },
      ],
    },
    {
      id: 'controller',
      title: 'Wer verantwortlich ist',
      paragraphs: [
        'Verantwortlich für die Verarbeitung Ihrer Daten auf dieser Website ist:',
        {
          facts: [
            { label: 'Unternehmen', value: '{entity}' },
            { label: 'Anschrift', value: '{address}' },
            { label: 'Telefon', value: '{phone}' },
            { label: 'E-Mail für Datenschutzfragen', value: [{ mail: '{privacyMail}' }] },
            { label: 'Datenschutzbeauftragte Person', value: '{privacyOfficer}' },
          ],
        },
        ['Alle weiteren Angaben stehen im ', { text: 'Impressum', page: 'imprint' }, '.'],
      ],
    },
    {
      id: 'hosting',
      title: 'Wo diese Website läuft',
      paragraphs: [
        'Den Server dieser Website und ihrer Datenbank betreibt ein Dienstleister in unserem Auftrag (Art.\u00A028 DSGVO).',
        {
          facts: [
            {
              label: 'Anbieter und Land des Servers, seine Zugriffsprotokolle und deren Frist',
              value: '{hostingProvider}',
            },
          ],
        },
      ],
    },
    {
      id: 'visit',
      title: 'Wenn Sie die Website aufrufen',
      paragraphs: [
        'Um Ihnen eine Seite zu senden, braucht unser Server die IP-Adresse Ihres Anschlusses, die aufgerufene Adresse und technische Angaben Ihres Browsers, zum Beispiel welche Komprimierung er versteht. Diese Angaben verarbeitet er nur, solange er die Anfrage beantwortet. Was er länger braucht, um Formulare, Buchungskalender und Chat zu schützen, steht weiter unten.',
        'Ein Protokoll der Besuche führt unser Programm nicht. Es schreibt auf, wenn etwas misslingt und ob eine Nachricht zugestellt wurde, damit wir Störungen finden. IP-Adressen, Namen, E-Mail-Adressen und Inhalte von Formularen stehen nicht darin.',
        'Damit die nächste Seite schnell da ist, kann Ihr Browser Seiten dieser Website laden, auf die ein sichtbarer Link zeigt. Auch dabei tauscht er nur mit unserem Server Daten aus. Bei aktivem Datensparmodus unterbleibt das.',
        'Rechtsgrundlage ist Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO. Unser berechtigtes Interesse ist, die Website sicher und zuverlässig anzubieten.',
      ],
    },
    {
      id: 'contact-form',
      title: 'Wenn Sie das Kontaktformular nutzen',
      paragraphs: [
        [
          'Im ',
          { text: 'Kontaktformular', page: 'contact' },
          ' brauchen wir nur {contactRequired}, um Ihnen zu antworten und Sie mit Namen anzusprechen. Freiwillig sind {contactOptional}. Sie sind nicht verpflichtet, uns zu schreiben.',
        ],
        'Zusammen mit Ihren Angaben speichern wir Sprache, Seite und Zeitpunkt, aber nicht Ihre IP-Adresse.',
        'Wir verwenden Ihre Angaben, um Ihr Anliegen zu bearbeiten. Rechtsgrundlage ist Art.\u00A06 Abs.\u00A01 Buchst.\u00A0b DSGVO, wenn es um einen Vertrag mit Ihnen oder seine Anbahnung geht, sonst Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO. Unser berechtigtes Interesse ist, Anfragen zu beantworten, auch wenn Sie für Ihr Unternehmen schreiben.',
        'Ihre Nachricht liegt in unserer Datenbank und geht per E-Mail an unseren Vertrieb, von dort an die Stelle, die bei uns dafür zuständig ist, etwa den Support. An die angegebene E-Mail-Adresse senden wir eine Bestätigung, ohne Ihren Text und ohne Werbung. Zu beiden E-Mails speichern wir, wann sie zugestellt wurden und was der Mailserver geantwortet hat.',
        [
          'Für Ihre Anfrage gilt die Frist von 24\u00A0Monaten nach dem letzten Kontakt, wenn aus ihr kein Vertrag entsteht und kein Gesetz eine längere Aufbewahrung verlangt. Wie wir die Frist anwenden, steht im Abschnitt ',
          { text: 'Löschung', page: 'privacy-policy', hash: 'deletion' },
          '.',
        ],
      ],
    },
    {
      id: 'ai-chat',
      title: 'Wenn Sie den Chat nutzen',
      paragraphs: [
        'Im Chat antwortet ein KI-Assistent. Er sucht in den Texten dieser Website, und zwar auf ihrem Server; außer dem Dienstleister, der ihn für uns betreibt, ist daran kein anderer Anbieter beteiligt. Bitte schreiben Sie keine Kennwörter, Bankdaten oder Gesundheitsdaten hinein: Für eine Antwort werden sie nicht gebraucht.',
        'Mit jeder Frage sendet Ihr Browser deren Text, bis zu zwölf vorangegangene Nachrichten, die Sprache und die Adresse der Seite, auf der Sie sind. Der Server verwendet das nur, solange er die Antwort sucht. Gespeichert wird davon etwas nur in zwei Fällen: wenn Sie einwilligen, dass wir eine unbeantwortete Frage behalten, oder wenn Sie das Gespräch an einen Menschen übergeben. Wie bei den Formularen begrenzen wir, wie viele Fragen in kurzer Zeit von einem Anschluss kommen.',
        'Findet der Assistent keine Antwort, können Sie mit einem Klick einwilligen, dass wir den Wortlaut dieser einen Frage behalten, um zu sehen, was auf der Website fehlt. Gespeichert werden nur der Text, die Sprache und der Tag, keine IP-Adresse und kein Kennzeichen; nach 90\u00A0Tagen löschen wir alles. Rechtsgrundlage ist Ihre Einwilligung (Art.\u00A06 Abs.\u00A01 Buchst.\u00A0a DSGVO). Widerrufen können Sie sie jederzeit mit Wirkung für die Zukunft; damit wir die Frage finden, nennen Sie uns bitte ihren Wortlaut.',
        'Schreibt jemand im Chat oder in der Suche von Gefahr für sich oder andere, nennt die Website Telefonnummern, unter denen Menschen helfen. Das entscheidet ein Programm auf Ihrem Gerät oder unserem Server anhand fester Wortmuster. Solche Nachrichten behalten wir nicht, auch nicht in Ihrem Browser, und geben sie nicht weiter, auch nicht bei einer Übergabe des Gesprächs. Rechtsgrundlage ist Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO: unser berechtigtes Interesse, sofort auf Hilfe hinzuweisen. Enthält die Nachricht Gesundheitsdaten, stützen wir uns auf Art.\u00A09 Abs.\u00A02 Buchst.\u00A0c DSGVO, soweit sie lebenswichtige Interessen eines Menschen betrifft, der in dieser Lage nicht einwilligen kann. Welche Ausnahme des Art.\u00A09 Abs.\u00A02 DSGVO in den übrigen Fällen gilt, wird vor dem Start ergänzt.',
        [
          'Erst wenn Sie das Gespräch an einen Menschen übergeben, speichern wir es. Nötig ist dafür nur Ihre {chatRequired}. Soweit vorhanden, gehen {chatOptional} mit. Dazu speichern wir Sprache, Seite und Zeitpunkt, aber keine IP-Adresse. Das alles liegt in unserer Datenbank und geht per E-Mail an unseren Vertrieb; Sie erhalten eine Bestätigung ohne den Verlauf. Gelöscht wird nach derselben Frist wie bei Anfragen über das ',
          { text: 'Kontaktformular', page: 'privacy-policy', hash: 'contact-form' },
          '.',
        ],
        'Rechtsgrundlage ist Art.\u00A06 Abs.\u00A01 Buchst.\u00A0b DSGVO, soweit es um einen Vertrag mit Ihnen oder seine Anbahnung geht, sonst Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO. Unser berechtigtes Interesse ist, Fragen zu unserem Angebot sofort zu beantworten.',
      ],
    },
    {
      id: 'demo-booking',
      title: 'Wenn Sie eine Demo buchen',
      paragraphs: [
        [
          'Für eine ',
          { text: 'Demo', page: 'get-a-demo' },
          ' brauchen wir {demoRequired}. Freiwillig sind {demoOptional}. Dazu speichern wir die Sprache und den Zeitpunkt der Buchung, aber keine IP-Adresse.',
        ],
        'Ihr Browser nennt der Seite seine Zeitzone, damit sie Ihnen die Zeiten auf Ihrer Uhr zeigt. Zu uns gelangt sie erst, wenn Sie buchen oder die Zeiten umrechnen lassen.',
        'Sie erhalten die Einladung mit einer Kalenderdatei, am Tag davor eine Erinnerung und eine Nachricht zu jeder Änderung. An eine Adresse senden wir höchstens acht Einladungen und Änderungen am Tag. Jede dieser E-Mails enthält einen geheimen Link, mit dem sich der Termin ansehen, verschieben und absagen lässt; wir speichern davon nur eine Prüfsumme. Geben Sie den Link nur an Menschen weiter, denen Sie das erlauben.',
        'Unser Vertrieb erhält die Buchung und jede Änderung per E-Mail. Das Gespräch läuft über einen Videodienst; seinen Link schicken wir Ihnen vorher. Nehmen Sie teil, verarbeitet dessen Anbieter Bild, Ton und die Daten Ihrer Verbindung. Rechtsgrundlage ist Art.\u00A06 Abs.\u00A01 Buchst.\u00A0b DSGVO, soweit es um einen Vertrag mit Ihnen oder seine Anbahnung geht, sonst Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO. Unser berechtigtes Interesse ist, Gespräche mit Unternehmen verlässlich zu verabreden. Gelöscht wird nach derselben Frist wie bei Anfragen über das Kontaktformular.',
        [
          'Fragen, Hilfeseiten und Dokumente, die Sie in die Demo mitbringen oder in einen Zugang zum Ausprobieren eingeben, liegen auf der Plattform; wer sie dort erhält, steht unter ',
          { text: 'Was für Gespräche auf der Plattform gilt', page: 'privacy-policy', hash: 'platform' },
          '. Angaben zu Personen brauchen wir dafür nicht, bitte lassen Sie sie weg. Enthält das Material doch welche, gelten die genannten Rechtsgrundlagen, und wir löschen sie auf Ihren Wunsch, soweit dem kein Gesetz entgegensteht. Wann wir alles Übrige löschen, steht unter ',
          { text: 'Löschung', page: 'privacy-policy', hash: 'deletion' },
          '.',
        ],
      ],
    },
    {
      id: 'savings-result',
      title: 'Wenn Sie sich Ihre Ersparnisrechnung senden lassen',
      paragraphs: [
        [
          'Der ',
          { text: 'Ersparnisrechner', page: 'chatbot-roi-calculator' },
          ' rechnet in Ihrem Browser und braucht dafür keine Angabe zu Ihrer Person. Ihre Zahlen stehen in der Adresse der Seite. Unser Server bekommt sie erst, wenn Sie eine solche Adresse öffnen oder ohne JavaScript rechnen lassen; gespeichert werden sie dabei nicht.',
        ],
        'Möchten Sie das Ergebnis als PDF, brauchen wir {roiRequired}. Für den Rest der Rechnung gelten unsere Annahmen, wenn Sie keine eigenen angeben: {roiOptional}. Dazu speichern wir Sprache, Seite und Zeitpunkt, aber keine IP-Adresse. Sie erhalten eine E-Mail mit der Rechnung, und unser Vertrieb erhält Ihre Angaben mit dem Ergebnis, um Ihre Fragen dazu zu beantworten. Auf dem PDF stehen weder Ihr Name noch Ihr Unternehmen.',
        'Rechtsgrundlage ist Art.\u00A06 Abs.\u00A01 Buchst.\u00A0b DSGVO, soweit es um einen Vertrag mit Ihnen oder seine Anbahnung geht, sonst Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO. Unser berechtigtes Interesse ist, Unternehmen zu zeigen, ob sich unser Angebot für sie rechnet. Gelöscht wird nach derselben Frist wie bei Anfragen über das Kontaktformular.',
      ],
    },
    {
      id: 'partner-application',
      title: 'Wenn Sie sich als Partner bewerben',
      paragraphs: [
        [
          'Auf den Seiten für ',
          { text: 'Lösungspartner', page: 'solution-partner-program' },
          ' und zum ',
          { text: 'Partnerprogramm', page: 'affiliate-program' },
          ' fragen wir nach Angaben, ohne die wir Ihre Bewerbung nicht prüfen können: {partnerRequired}. Die {partnerOptional} können Sie freiwillig angeben. Sie sind nicht verpflichtet, sich zu bewerben.',
        ],
        'Auch hier speichern wir Sprache, Seite und Zeitpunkt dazu, aber keine IP-Adresse. Wir verwenden die Angaben, um über eine Zusammenarbeit zu entscheiden und Ihnen zu antworten. Rechtsgrundlage ist Art.\u00A06 Abs.\u00A01 Buchst.\u00A0b DSGVO, soweit Sie selbst Vertragspartner werden möchten, sonst Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO. Unser berechtigtes Interesse ist, Bewerbungen von Unternehmen zu bearbeiten.',
        'Ihre Bewerbung liegt in unserer Datenbank und geht per E-Mail an unseren Vertrieb; Sie erhalten eine Bestätigung ohne den Text Ihrer Nachricht. Kommt keine Zusammenarbeit zustande, gilt auch für sie die Frist von 24\u00A0Monaten nach dem letzten Kontakt.',
      ],
    },
    {
      id: 'origin-of-an-enquiry',
      title: 'Woher eine Anfrage kommt',
      paragraphs: [
        'Mit einer Nachricht, einer Demo-Buchung, einer Bewerbung oder einer Ersparnisrechnung, die Sie sich senden lassen, speichern wir, was davon bekannt ist:',
        {
          list: [
            'den Plan, wenn Sie auf der Preisseite dessen Schaltfläche gewählt haben,',
            'die Seite oder den Anlass, wenn Sie von dort mit einer Schaltfläche zum Formular gekommen sind,',
            'Angaben zu einer Kampagne, wenn sie in der Adresse der Seite standen, über die Sie zum Formular kamen (utm_source, utm_medium, utm_campaign, utm_term, utm_content),',
            'den Namen der anderen Website, deren Link Sie direkt zum Formular geführt hat, etwa www.example.com. Von ihrer Adresse übernehmen wir sonst nichts, auch keine Suchwörter.',
          ],
        },
        'Diese Angaben überträgt Ihr Browser beim Aufruf der Seite. Wir schreiben sie in unsichtbare Felder des Formulars und speichern sie erst, wenn Sie es absenden; auf Ihrem Gerät legen wir dafür nichts ab. Kennungen, mit denen Werbenetzwerke einzelne Klicks wiedererkennen (etwa gclid), übernehmen wir nicht.',
        'Unser Vertrieb sieht die Angaben zusammen mit Ihrer Anfrage, und wir löschen sie mit ihr. Rechtsgrundlage ist Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO. Unser berechtigtes Interesse ist, Sie passend zu beraten und zu wissen, auf welchen Wegen Unternehmen zu uns finden.',
      ],
    },
    {
      id: 'newsletter',
      title: 'Wenn Sie den Newsletter bestellen',
      paragraphs: [
        [
          'Für den ',
          { text: 'Newsletter', page: 'newsletter' },
          ' brauchen wir nur Ihre {newsletterRequired}. Nach dem Eintragen bitten wir Sie per E-Mail um Bestätigung; diese Mail enthält keine Werbung, ihr Link gilt 7\u00A0Tage. Ohne Bestätigung schicken wir keinen Newsletter und löschen alles nach 14\u00A0Tagen.',
        ],
        'Damit wir die Einwilligung nachweisen können (Art.\u00A07 Abs.\u00A01 DSGVO), speichern wir den Wortlaut, dem Sie zugestimmt haben, das Formular, die Sprache sowie Zeitpunkt und IP-Adresse des Eintragens und der Bestätigung. Diese IP-Adressen verwenden wir nur für den Nachweis.',
        'Rechtsgrundlage für den Versand ist Ihre Einwilligung (Art.\u00A06 Abs.\u00A01 Buchst.\u00A0a DSGVO, §\u00A07 Abs.\u00A02 Nr.\u00A02 UWG), für den Nachweis unsere Pflicht, ihn führen zu können (Art.\u00A06 Abs.\u00A01 Buchst.\u00A0c und Art.\u00A07 Abs.\u00A01 DSGVO). Sie können die Einwilligung jederzeit mit Wirkung für die Zukunft widerrufen: über den Link am Ende jeder Ausgabe, den Knopf Ihres Mailprogramms oder eine Nachricht an uns.',
        'Wir messen nicht, ob Sie eine Ausgabe öffnen oder worauf Sie klicken. Zu jeder Ausgabe halten wir fest, ob der Mailserver sie angenommen hat, damit niemand sie doppelt bekommt.',
        'Nach dem Widerruf bleibt der Nachweis 3\u00A0Jahre gespeichert (§§\u00A0195, 199 BGB), danach löschen wir ihn. Auf Dauer behalten wir nur eine Prüfsumme der Adresse, die verhindert, dass sie noch einmal ohne neue Bestätigung angeschrieben wird. Rechtsgrundlage für beides ist Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO: unser berechtigtes Interesse, uns gegen Ansprüche zu verteidigen und Ihren Widerruf zu beachten.',
      ],
    },
    {
      id: 'protection',
      title: 'Wie wir die Formulare schützen',
      paragraphs: [
        'Gegen doppelte und massenhafte Einsendungen setzen wir diese eigenen Mittel ein:',
        {
          list: [
            'Jedes geladene Formular enthält eine zufällige Kennung. Daraus und aus Ihren Angaben berechnen wir eine Prüfsumme, die wir mit der Anfrage speichern. So entsteht aus einem doppelten Klick keine zweite Anfrage.',
            'Ein unsichtbares Feld muss leer bleiben. Programme füllen es oft aus und verraten sich damit.',
            'Die Seite sendet mit, wie lange das Formular offen war. Wer schneller ist als ein Mensch, darf weniger oft senden. Diese Zeit speichern wir nicht.',
            'Wir begrenzen, wie viele Einsendungen in kurzer Zeit von einem Anschluss kommen. Dazu behält der Server dessen IP-Adresse (bei IPv6 nur die vordere Hälfte) höchstens 20\u00A0Minuten im Arbeitsspeicher. Er schreibt sie nirgends auf und verbindet sie nicht mit Ihrer Anfrage.',
            'Wir begrenzen, wie viele Formulare mit derselben E-Mail-Adresse kommen, und behalten die Adresse dafür höchstens 2\u00A0Stunden im Arbeitsspeicher. Auch die Zahl der Bestätigungen an sie ist begrenzt.',
            'Sobald Sie ein Formular ausfüllen, löst Ihr Gerät im Hintergrund eine kurze Rechenaufgabe, die unser Server ihm stellt, und sendet das Ergebnis mit. Auf Ihrem Gerät wird dafür nichts gespeichert oder ausgelesen. Damit kein Ergebnis zweimal gilt, speichern wir die Zufallszahl der Aufgabe mit ihrem Ablauf nach 20\u00A0Minuten und löschen beides beim täglichen Aufräumen. Mit Ihrer Anfrage verbinden wir die Zahl nicht. Ohne Rechenaufgabe können Sie ebenso senden, nur seltener nacheinander.',
          ],
        },
        [
          'Ein Dienst eines anderen Anbieters, Google reCAPTCHA, kommt nur dazu, wenn wir ihn eingeschaltet haben und Sie dem Schutz der Formulare ',
          { text: 'zugestimmt haben', page: 'privacy-policy', hash: 'third-parties' },
          '. Unser Server sendet dann beim Absenden ein Kennzeichen, das Ihr Browser von Google bekommen hat, zur Prüfung an Google, sonst nichts. Wir speichern weder das Kennzeichen noch das Ergebnis.',
        ],
        'Rechtsgrundlage für unsere eigenen Mittel ist Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO: unser berechtigtes Interesse, die Formulare vor Missbrauch zu schützen und niemandem ungewollte E-Mails zu senden. Für Google reCAPTCHA ist es Ihre Einwilligung.',
      ],
    },
    {
      id: 'mail-and-phone',
      title: 'Wenn Sie uns schreiben oder anrufen',
      paragraphs: [
        'Schreiben Sie uns eine E-Mail oder rufen Sie an, verwenden wir Ihre Angaben wie die aus dem Kontaktformular: zum selben Zweck, auf derselben Grundlage und ebenso lange.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies und Speicher im Browser',
      paragraphs: [
        [
          'Diese Website selbst verwendet auf Ihrem Gerät nur die Cookies und Einträge, die hier stehen, und die ',
          { text: 'Seiten zum Lesen ohne Verbindung', page: 'privacy-policy', hash: 'kept-pages' },
          '. Die Cookies heißen „i18n_redirected“, „consent“, „converted“ und „booked“. Alle kommen von uns, und keiner zeichnet auf, was Sie auf dieser Website tun. Einen Bezug zu Ihrer Person können nur diese Cookies und Einträge haben: „chat-conversation“, „chat-draft“ und „before-reload“, soweit Sie dort etwas über sich eingeben; „converted“ und „booked“, weil sie zu Ihrer Anfrage oder Buchung gehören; „consent“, weil er die Nummer des Nachweises enthält.',
        ],
        {
          facts: [
            {
              label: 'i18n_redirected (Cookie)',
              value:
                'Enthält „de“ oder „en“. Wird nur gesetzt, wenn Sie auf den Sprachumschalter klicken, und hält 365\u00A0Tage. Damit bieten wir Ihnen auf anderen Seiten die gewählte Sprache an. Ohne JavaScript wird er nie gesetzt.',
            },
            {
              label: 'consent (Cookie)',
              value:
                'Enthält Ihre Wahl zu Diensten anderer Anbieter: die Fassung des Textes, den Zeitpunkt und die erlaubten Zwecke, nach einer Zustimmung auch die zufällige Nummer des Nachweises. Wird nur gesetzt, wenn Sie sich entscheiden, und hält 6\u00A0Monate.',
            },
            {
              label: 'converted (Cookie)',
              value:
                'Enthält die zufällige Nummer Ihrer Anfrage. Wird nur gesetzt, wenn Sie Diensten anderer Anbieter zugestimmt haben und ein Formular absenden. Damit meldet die folgende Seite den erlaubten Diensten Ihre Anfrage nur einmal und löscht den Cookie dann; spätestens endet er nach 10\u00A0Minuten.',
            },
            {
              label: 'booked (Cookie, bei https __Secure-booked)',
              value:
                'Enthält den geheimen Schlüssel der Demo, die Sie gerade gebucht haben. Wird nur gesetzt, wenn Sie eine Demo buchen, und geht nur an die Seite zum Buchen und die Danke-Seite danach. Damit nennen beide Ihnen den Termin, ohne dass der Schlüssel in ihrer Adresse steht. Für Programme auf der Seite ist er nicht lesbar. Hält 30\u00A0Minuten.',
            },
            {
              label: 'reloaded-at (Sitzungsspeicher)',
              value:
                'Enthält einen Zeitpunkt. Wird nur gesetzt, wenn ein Teil der Seite nicht geladen werden konnte und Ihr Browser sie deshalb neu lädt. Verhindert, dass das öfter als einmal in 60\u00A0Sekunden geschieht. Verschwindet, wenn Sie den Tab schließen.',
            },
            {
              label: 'language-offer (Sitzungsspeicher)',
              value:
                'Enthält „off“. Wird nur gesetzt, wenn Sie das Angebot ausblenden, in der anderen Sprache weiterzulesen. Verschwindet, wenn Sie den Tab schließen.',
            },
            {
              label: 'before-reload (Sitzungsspeicher)',
              value:
                'Enthält, was Sie in die Formulare der Seite eingegeben haben und wie weit Sie gelesen hatten. Wird nur gesetzt, wenn Sie Ihre Wahl zu Diensten anderer Anbieter speichern und die Seite deshalb neu lädt, damit beides bleibt. Die neu geladene Seite löscht den Eintrag sofort.',
            },
            {
              label: 'search-key (lokaler Speicher)',
              value:
                'Enthält „off“. Wird nur gesetzt, wenn Sie in der Suche abschalten, dass die Taste / sie öffnet. Bleibt, bis Sie das wieder einschalten oder den Speicher löschen.',
            },
            {
              label: 'chat-open (Sitzungsspeicher)',
              value:
                'Enthält „de“ oder „en“. Wird nur gesetzt, solange Sie den Chat geöffnet haben, damit er auf der nächsten Seite noch offen ist. Verschwindet, wenn Sie den Chat oder den Tab schließen.',
            },
            {
              label: 'chat-conversation (Sitzungsspeicher)',
              value:
                'Enthält, was Sie und der KI-Assistent geschrieben haben, damit es auf der nächsten Seite noch da ist. Liegt nur in Ihrem Browser. Verschwindet mit einem neuen Gespräch oder wenn Sie den Tab schließen.',
            },
            {
              label: 'chat-draft (Sitzungsspeicher)',
              value:
                'Enthält die Frage, die Sie im Chat noch nicht abgeschickt haben. Verschwindet mit dem Abschicken oder wenn Sie den Tab schließen.',
            },
          ],
        },
        'Bis auf „converted“ sind diese Cookies und Einträge unbedingt erforderlich (§\u00A025 Abs.\u00A02 Nr.\u00A02 TDDDG): um die Sprache nach Ihrem Wunsch anzubieten, Ihre Wahl zu beachten, die Seite nach einem Fehler wieder anzuzeigen, Ihre Einstellung der Suche zu behalten, einen begonnenen Chat fortzusetzen und Ihnen die gerade gebuchte Demo zu zeigen. Deshalb fragen wir dafür nicht nach einer Einwilligung. „converted“ beruht auf Ihrer Einwilligung in die Dienste anderer Anbieter (§\u00A025 Abs.\u00A01 TDDDG). In den Einstellungen Ihres Browsers können Sie alles jederzeit löschen.',
      ],
    },
    {
      id: 'kept-pages',
      title: 'Seiten zum Lesen ohne Verbindung',
      paragraphs: [
        'Auf Wunsch speichert Ihr Browser die öffentlichen Seiten dieser Website, die Sie öffnen, mit Schriften, Bildern und Programmen. Dann können Sie sie auch ohne Verbindung lesen. Solange Sie das nicht einschalten, speichert er keine gelesene Seite. In jedem Fall legt er eine Seite ab, die sagt, dass die Verbindung fehlt, in beiden Sprachen und mit dem, was sie zur Anzeige braucht. Um all das kümmert sich ein kleines Programm von uns auf Ihrem Gerät (ein Service Worker).',
        'Einschalten und ausschalten können Sie es mit dem Schalter am Ende dieses Abschnitts. Er erscheint nur mit JavaScript und in Browsern, die Seiten so speichern können.',
        {
          list: [
            'Schalten Sie es aus, löscht Ihr Browser die gespeicherten Seiten sofort.',
            'Gespeichert werden höchstens die 30 zuletzt gelesenen Seiten. Was älter als 30\u00A0Tage ist, wird gelöscht, sobald Sie wieder eine Seite öffnen.',
            'Formulare, Danke-Seiten, Suchen, Buchungen und Seiten hinter einem geheimen Link speichert Ihr Browser dafür nicht, ebenso wenig das, was in einer Adresse hinter dem Fragezeichen steht.',
            'Welche Seiten gespeichert sind, erfahren wir nicht. Das Programm zeigt sie nur Ihnen, wenn unser Server nicht antwortet, und schreibt dazu, von wann sie sind.',
          ],
        },
        'Wir stützen uns dafür auf §\u00A025 Abs.\u00A02 Nr.\u00A02 TDDDG: Gelesene Seiten speichert Ihr Browser nur, wenn Sie das ausdrücklich wünschen. Das Programm und die Seite zur fehlenden Verbindung halten wir für unbedingt erforderlich, damit Sie auch dann eine Antwort erhalten, wenn unser Server nicht erreichbar ist. Angaben zu Ihrer Person und Kennungen enthält nichts davon. In den Einstellungen Ihres Browsers können Sie alles jederzeit löschen.',
      ],
    },
    {
      id: 'third-parties',
      title: 'Dienste anderer Anbieter',
      paragraphs: [
        'Schriften, Bilder und Programme kommen vom Server dieser Website. Solange Sie nicht zugestimmt haben, stellt Ihr Browser beim Lesen keine Verbindung zu anderen Anbietern her: keine Statistik, keine Werbenetze, keine sozialen Netzwerke, keine Karten, keine Videos von außen.',
        'Auf Seiten, deren Adresse etwas öffnet, das nur Sie angeht (Ihre Buchung, die Bestätigung und Abmeldung des Newsletters), und auf Fehlerseiten lädt keiner dieser Dienste, auch wenn Sie zugestimmt haben. So erfährt kein anderer Anbieter einen Ihrer geheimen Links.',
        'Die folgenden Dienste können wir einsetzen. Jeder lädt nur, wenn wir ihn eingeschaltet haben und Sie seinem Zweck zugestimmt haben. Welche das gerade sind, sagt Ihnen die Abfrage; erscheint keine Abfrage, ist kein Dienst eingeschaltet.',
        {
          facts: Object.values(consent.vendors).map(({ name, does, company, keeps, where }) => ({
            label: name,
            value: `${does} ${consent.labels.company}: ${company}. ${consent.labels.keeps}: ${keeps}. ${consent.labels.where}: ${where}.`,
          })),
        },
        'Google Analytics und Hotjar dienen der Statistik, Google Ads, Meta-Pixel, LinkedIn Insight-Tag und Partnerprogramm dem Marketing, Google Firestore den Zusatzfunktionen, Google reCAPTCHA dem Schutz der Formulare, der Google Tag Manager dem, was Sie davon erlauben. Den Diensten von Google teilen wir mit, welche Zwecke Sie erlaubt haben (Consent Mode). Eine Anfrage melden wir nur einmal und vermerken dazu bei ihr den Zeitpunkt.',
        'Rechtsgrundlage ist Ihre Einwilligung: §\u00A025 Abs.\u00A01 TDDDG für das Speichern und Auslesen auf Ihrem Gerät, Art.\u00A06 Abs.\u00A01 Buchst.\u00A0a DSGVO für die Verarbeitung danach. Für die USA stützen wir uns auf den Angemessenheitsbeschluss der EU-Kommission vom 10. Juli 2023, soweit der Anbieter danach zertifiziert ist, sonst auf Standardvertragsklauseln (Art.\u00A045 und 46 DSGVO). US-Behörden können dort unter Umständen auf Daten zugreifen, ohne dass Sie davon erfahren.',
        'Für das Meta-Pixel und das LinkedIn Insight-Tag sind wir mit dem jeweiligen Anbieter gemeinsam verantwortlich, soweit sie Daten erheben und an ihn senden (Art.\u00A026 DSGVO). Wir informieren Sie und holen Ihre Einwilligung ein, der Anbieter erfüllt Ihre Rechte an den Daten, die bei ihm liegen. Wenden können Sie sich an beide. Setzen wir Google reCAPTCHA ein, handelt Google dabei in unserem Auftrag (Art.\u00A028 DSGVO).',
        'Folgen Sie einem Link zu einer anderen Website, gelten deren Regeln.',
      ],
    },
    {
      id: 'consent',
      title: 'Ihre Wahl, und wie Sie sie ändern',
      paragraphs: [
        'Am Ende der Seiten steht der Link „Cookie-Einstellungen“. Führt er Sie in diesen Abschnitt, gibt es zurzeit nichts einzustellen: Kein Dienst eines anderen Anbieters ist eingeschaltet, und wir fragen nach keiner Zustimmung. Sonst öffnet er Ihre Auswahl; dort sehen Sie, was Sie erlaubt haben, und widerrufen es mit einem Klick, ebenso leicht, wie Sie zugestimmt haben.',
        'Nach einem Widerruf löschen wir die Cookies und Einträge, die diese Dienste unter unserer Adresse abgelegt haben, und laden die Seite neu; danach läuft von diesen Diensten in diesem Tab nichts mehr. Andere offene Tabs folgen mit dem nächsten Seitenaufruf. Was die Anbieter unter ihrer eigenen Adresse gespeichert haben, können nur Sie in Ihrem Browser löschen. Was bis zum Widerruf geschah, bleibt rechtmäßig.',
        'Sendet Ihr Browser das Signal „Global Privacy Control“ (GPC) oder „Do Not Track“ (DNT), behandeln wir beides gleich: als Ablehnung. Wir laden nichts von anderen Anbietern und fragen nicht. Kommt ein Signal erst nach einer Zustimmung, gilt es als Widerruf: Auf der nächsten Seite löschen wir die Cookies und Einträge dieser Dienste und den Cookie mit Ihrer Wahl und vermerken das Ende im Nachweis. Schalten Sie das Signal wieder aus, fragen wir neu.',
        'Ohne JavaScript lädt keiner dieser Dienste. Nach 6\u00A0Monaten, oder wenn sich die Dienste oder ihre Beschreibung ändern, fragen wir neu.',
        'Stimmen Sie zu, speichern wir als Nachweis (Art.\u00A07 Abs.\u00A01 DSGVO) eine zufällige Nummer, Zeitpunkt, Sprache, Zwecke und den Text, der Ihnen gezeigt wurde, aber keine IP-Adresse und keinen Namen. Dieselbe Nummer steht in Ihrem Cookie. Den Nachweis löschen wir 3\u00A0Jahre nach dem Ende der Einwilligung. Rechtsgrundlage ist, solange sie gilt, Art.\u00A06 Abs.\u00A01 Buchst.\u00A0c DSGVO, danach Buchst.\u00A0f: unser berechtigtes Interesse, uns gegen Ansprüche zu verteidigen. Eine Ablehnung speichert nur Ihr Browser.',
      ],
    },
    {
      id: 'recipients',
      title: 'Wer Ihre Daten erhält',
      paragraphs: [
        'Innerhalb unseres Unternehmens erhalten Ihre Daten die Menschen, die Ihre Anfrage bearbeiten. Außerhalb erhalten sie Dienstleister, die für uns den Server und die E-Mail-Postfächer betreiben oder Videogespräche übertragen und nach unserer Weisung handeln (Art.\u00A028 DSGVO), und die Dienste, denen Sie zugestimmt haben.',
        {
          facts: [
            { label: 'Anbieter der E-Mail-Postfächer', value: '{mailboxProvider}' },
            { label: 'Anbieter der Videogespräche', value: '{videoProvider}' },
          ],
        },
        [
          'Sitzt einer dieser Dienstleister außerhalb der Europäischen Union und des Europäischen Wirtschaftsraums, steht das bei seinem Namen. Sonst gibt es eine Übermittlung dorthin nur durch ',
          { text: 'Dienste, denen Sie zugestimmt haben', page: 'privacy-policy', hash: 'third-parties' },
          '. Wir verkaufen keine Daten, und ohne Ihre Zustimmung geben wir sie nicht für Werbung weiter.',
        ],
      ],
    },
    {
      id: 'platform',
      title: 'Was für Gespräche auf der Plattform gilt',
      paragraphs: [
        'Diese Richtlinie beschreibt unsere Website. Für Gespräche, die Menschen mit dem Chatbot eines unserer Kunden führen, ist dieser Kunde verantwortlich oder, wenn er sie selbst im Auftrag verarbeitet, sein Auftraggeber; wir verarbeiten sie im Auftrag des Kunden (Art.\u00A028 DSGVO oder, soweit sie gilt, Art.\u00A028 der UK-DSGVO).',
        'Die Plattform wird in Deutschland gehostet. Formuliert ein Sprachmodell die Antwort, erhält dessen Betreiber die Frage mit den Angaben, die darin stehen, und die passenden Stellen aus der Wissensbasis des Kunden; ist es mit dem Kunden für eine Anbindung vereinbart, auch Auskünfte aus dem angebundenen System. Bindet der Kunde einen Messenger oder ein Sprachgerät an, gehen die Nachrichten auch über dessen Anbieter; nutzt er die Spracherkennung, erhält deren Anbieter das Gesprochene.',
        {
          facts: [
            { label: 'Sprachmodell, Betreiber, Land, Speicherdauer und Training', value: '{languageModel}' },
            { label: 'Unterauftragsverarbeiter mit Land und Aufgabe', value: '{subProcessors}' },
            { label: 'Technische Maßnahmen, Anmeldung und Sicherungskopien', value: '{security}' },
            { label: 'Rechtsordnung und Schutz vor Zugriffen aus Drittländern', value: '{jurisdiction}' },
            { label: 'Wie eine Person über mehrere Besuche erkannt wird', value: '{visitorRecognition}' },
          ],
        },
      ],
    },
    {
      id: 'rights',
      title: 'Ihre Rechte',
      paragraphs: [
        'Sie haben uns gegenüber das Recht',
        {
          list: [
            'zu erfahren, welche Daten wir über Sie verarbeiten, und eine Kopie davon zu erhalten (Art.\u00A015 DSGVO),',
            'falsche Daten berichtigen zu lassen (Art.\u00A016 DSGVO),',
            'Daten löschen zu lassen (Art.\u00A017 DSGVO),',
            'die Verarbeitung einschränken zu lassen (Art.\u00A018 DSGVO),',
            'Daten, die Sie uns gegeben haben, in einem strukturierten, gängigen und maschinenlesbaren Format zu erhalten oder an andere übertragen zu lassen (Art.\u00A020 DSGVO).',
          ],
        },
        [
          'Es genügt eine formlose Nachricht an ',
          { mail: '{privacyMail}' },
          '. Müssen wir sicher sein, dass Sie es sind, fragen wir nach. Einwilligungen widerrufen Sie jederzeit für die Zukunft: beim Newsletter über den Link darin, bei Diensten anderer Anbieter unter „Cookie-Einstellungen“.',
        ],
      ],
    },
    {
      id: 'objection',
      title: 'Ihr Recht auf Widerspruch',
      paragraphs: [
        'Stützen wir eine Verarbeitung auf unser berechtigtes Interesse (Art.\u00A06 Abs.\u00A01 Buchst.\u00A0f DSGVO), können Sie ihr jederzeit aus Gründen widersprechen, die sich aus Ihrer besonderen Situation ergeben (Art.\u00A021 DSGVO). Wir beenden sie dann, es sei denn, wir haben zwingende schutzwürdige Gründe oder brauchen die Daten für Rechtsansprüche. Der Verwendung Ihrer Daten für Direktwerbung können Sie jederzeit ohne Angabe von Gründen widersprechen.',
      ],
    },
    {
      id: 'complaint',
      title: 'Beschwerde bei der Aufsicht',
      paragraphs: [
        'Sie können sich bei einer Datenschutzaufsichtsbehörde beschweren, zum Beispiel dort, wo Sie wohnen oder arbeiten (Art.\u00A077 DSGVO). Für uns ist die Behörde des Bundeslandes zuständig, in dem unser Unternehmen seinen Sitz hat.',
        { facts: [{ label: 'Zuständige Behörde', value: '{privacyAuthority}' }] },
        [
          'Gilt für unsere Verarbeitung die UK-DSGVO, haben Sie die entsprechenden Rechte aus ihr und können sich beim Information Commissioner des Vereinigten Königreichs beschweren (ico.org.uk). Wo immer Sie wohnen, können Sie sich auch zuerst bei uns beschweren: ',
          { mail: '{privacyMail}' },
          '.',
        ],
      ],
    },
    {
      id: 'automated-decisions',
      title: 'Keine automatischen Entscheidungen',
      paragraphs: [
        'Über Ihre Anfrage entscheidet ein Mensch. Wir selbst bilden keine Profile und treffen keine automatisierten Entscheidungen im Sinne von Art.\u00A022 DSGVO.',
      ],
    },
    {
      id: 'updates',
      title: 'Wenn sich etwas ändert',
      paragraphs: [
        'Kommt eine Funktion hinzu, die Daten anders verarbeitet, ändern wir zuerst diesen Text. Es gibt ihn auf Deutsch und auf Englisch; das Original ist die deutsche Fassung. Der Tag der letzten Änderung steht oben auf der Seite.',
      ],
    },
    {
      id: 'deletion',
      title: 'Löschung nach Ablauf der gesetzlichen Aufbewahrungsfristen',
      paragraphs: [
        'Für personenbezogene Daten, die über diese Website zu uns kommen, gelten diese Fristen:',
        {
          facts: [
            {
              label:
                'Anfragen, Buchungen, Ersparnisrechnungen und Bewerbungen aus den Formularen und übergebene Gespräche aus dem Chat, mit dem Vermerk über ihre Zustellung',
              value: '24\u00A0Monate nach dem letzten Kontakt',
            },
            { label: 'Material, Chatbots und Gespräche aus Demo und Zugang zum Ausprobieren', value: '{demoMaterial}' },
            { label: 'Nachrichten in unseren Postfächern', value: 'ebenso lange wie die Anfrage, zu der sie gehören' },
            {
              label: 'Nachweis einer Zustimmung zu Diensten anderer Anbieter oder zum Newsletter',
              value: '3\u00A0Jahre nach ihrem Ende',
            },
            { label: 'Bestellung des Newsletters ohne Bestätigung', value: '14\u00A0Tage' },
            {
              label: 'Prüfsumme einer E-Mail-Adresse, die keinen Newsletter mehr möchte',
              value: 'auf Dauer, bis die Adresse eine neue Bestellung bestätigt',
            },
            { label: 'Wortlaut einer Chat-Frage, den wir behalten dürfen', value: '90\u00A0Tage' },
            {
              label: 'E-Mail-Adresse zum Schutz der Formulare',
              value: 'höchstens 2\u00A0Stunden, nur im Arbeitsspeicher',
            },
            { label: 'Zufallszahl einer gelösten Rechenaufgabe', value: 'höchstens 2\u00A0Tage' },
            {
              label: 'IP-Adresse zum Schutz der Formulare, des Buchungskalenders und des Chats',
              value: 'höchstens 20\u00A0Minuten, nur im Arbeitsspeicher',
            },
          ],
        },
        'Wir gehen den Bestand regelmäßig durch und löschen, was die Frist überschritten hat; auf den Tag genau geschieht das nicht. Verlangen Sie die Löschung früher und steht dem kein Gesetz entgegen, warten wir nicht auf diesen Durchgang. In der Datenbank bleibt danach, abgesehen von der genannten Prüfsumme, nur ein Vermerk ohne personenbezogene Angaben, dass es die Anfrage gab und dass sie gelöscht ist.',
        'Wir löschen personenbezogene Daten, sobald der Zweck entfällt, für den wir sie erhoben haben. Verlangt ein Gesetz, dass wir sie länger aufbewahren, sperren wir sie für andere Zwecke und löschen sie nach Ablauf der gesetzlichen Aufbewahrungsfrist. Nach §\u00A0257 HGB und §\u00A0147 AO sind das je nach Art der Unterlage 6, 8 oder 10\u00A0Jahre: 6 für Geschäftsbriefe, 8 für Buchungsbelege, 10 für Bücher und Abschlüsse.',
      ],
    },
    {
      id: 'privacy-contact',
      title: 'Kontakt für Datenschutzfragen',
      paragraphs: [
        [
          'Fragen zum Datenschutz, Auskünfte, Löschwünsche und Widersprüche richten Sie bitte an ',
          { mail: '{privacyMail}' },
          '.',
        ],
      ],
    },
  ],
};
