import type { LegalPage } from '../schema.ts';

/** Describes the current tests (e2e/every-page-is-accessible.spec.ts, menus, frame): update it together with them. */
export const accessibility: LegalPage = {
  heading: 'Accessibility statement',
  lead: 'How well this website works with a keyboard, a screen reader, large text or your own colours, how we test it, and what we have not solved yet.',
  changed: '2026-11-28',
  numbering: 'sections',
  sections: [
    {
      id: 'scope',
      title: 'What this statement covers',
      paragraphs: [
        'It covers the public website of {brand}: every page, the forms and the chat with the AI assistant, in German and in English.',
        'It does not cover the platform that customers sign in to, the chatbots that customers run on pages of their own, or other people’s websites that we link to.',
      ],
    },
    {
      id: 'standard',
      title: 'What we measure the website against',
      paragraphs: [
        {
          list: [
            'The Web Content Accessibility Guidelines (WCAG)\u00A02.2, levels A and AA.',
            'The European standard EN\u00A0301\u00A0549 (V3.2.1), whose chapter on web content is based on WCAG\u00A02.1.',
          ],
        },
        'We sell to businesses and public bodies only. We publish this statement whether or not the German Accessibility Strengthening Act (BFSG) applies to us. In Great Britain, the Equality Act\u00A02010 does not ask for a statement, but may require reasonable adjustments of us.',
      ],
    },
    {
      id: 'status',
      title: 'Where we stand',
      paragraphs: [
        'By our own assessment, the website meets these requirements in part. The automatic tests find no violations, but many of the requirements need a person to judge them, and we have yet to carry out a complete manual audit. Section 5 lists what we know to be unsolved.',
      ],
    },
    {
      id: 'method',
      title: 'How we test',
      paragraphs: [
        'We made the assessment ourselves. Before a change to the website counts as finished, we run these checks:',
        {
          list: [
            'The axe rules for levels A and AA and for good practice, on every page, in both languages, at the width of a phone. Nothing may run off the side of the screen.',
            'The same rules on one page of each kind at 320 and 1280 pixels, with text at twice its normal size, and with forced colours.',
            'Anything that appears only once you use it: menus opened on large and small screens, tabs selected, questions expanded, forms completed with errors.',
            'Journeys by keyboard: skipping to the content, opening menus and leaving them with Escape so that the focus returns, changing tabs with the arrow keys, opening a search result, moving the sliders of the savings calculator, choosing a time in the demo calendar.',
            'Without JavaScript: each kind of page shows all its text, and forms can be sent; section\u00A05 lists what is missing.',
            'The customiser of the chat window, group by group, from 320 pixels up and with forced colours; the film on the home page, with its captions and its text version.',
            'The chat with the AI assistant: the axe rules when it opens, after an answer and in the handover form with errors; at 320 pixels and with forced colours, nothing may run off the side. By keyboard: opening it, asking and closing it with Escape so that the focus returns to the button.',
            'The contrast of every pair of colours, worked out from their values, along with valid HTML and the order of headings.',
          ],
        },
        'We also check the pages by eye at several widths.',
      ],
    },
    {
      id: 'limits',
      title: 'What is not solved yet',
      paragraphs: [
        'Fails, or may fail (until tested, we count it as a failure):',
        {
          list: [
            'Contrast (success criterion 1.4.3): the chat window customiser lets you choose colours that are hard to read in the preview. It warns you and names the nearest colour that is readable.',
            'Info and relationships (1.3.1): pictures of the product are made of text that a screen reader can read. Only a short description says how their parts are arranged.',
          ],
        },
        'Not tested yet:',
        {
          list: [
            'The website has not yet been tested by disabled people. Nor is there a report by an independent body.',
            'We have not yet gone through every page, or the chat, with screen readers such as NVDA, JAWS, VoiceOver or TalkBack. We do not yet know whether they announce each new answer in the chat.',
            'The automatic tests run in one browser only, Chromium.',
          ],
        },
        'Hard going, or not on offer:',
        {
          list: [
            'On narrow screens, wide tables scroll in an area of their own. You can reach it with the keyboard, but it is still easy to lose your place.',
            'Without JavaScript the customiser shows examples only, and instead of the chat the button leads to the contact form.',
            'There is no content in Easy Read and no video in sign language.',
          ],
        },
      ],
    },
    {
      id: 'feedback',
      title: 'Reporting a barrier',
      paragraphs: [
        'Are you stuck somewhere, or do you need something in another format? Tell us which page it is and what went wrong; name your browser or assistive technology only if you wish. You do not need to tell us anything about your health or a disability. A single sentence will do.',
        {
          facts: [
            { label: 'Email', value: [{ mail: '{accessibilityMail}' }] },
            { label: 'Phone', value: '{phone}' },
            { label: 'Form', value: [{ text: 'Contact form (choose ‘Something else’)', page: 'contact' }] },
          ],
        },
        'A person reads your report and tells you by email whether and when we can fix it, and how to get what you need in the meantime. How soon you can expect to hear from us: {replyTime}.',
        [
          'We treat your details like those of any other enquiry; the ',
          { text: 'privacy policy', page: 'privacy-policy' },
          ' says how.',
        ],
      ],
    },
    {
      id: 'enforcement',
      title: 'If our answer is not good enough',
      paragraphs: [
        'Whether an authority or an arbitration body is responsible for this website will be confirmed before launch. We will name the right body here as soon as that is settled. In England, Scotland and Wales, the Equality Advisory and Support Service gives free advice on the Equality Act; in Northern Ireland, where that Act does not apply, contact the Equality Commission for Northern Ireland. In Ireland, the Irish Human Rights and Equality Commission gives information on the Equal Status Acts.',
        { facts: [{ label: 'Responsible body', value: '{accessibilityAuthority}' }] },
      ],
    },
    {
      id: 'date',
      title: 'When this was written',
      paragraphs: [
        'We prepared this statement on 20\u00A0November\u00A02026. We update it whenever the website or its tests change in substance, and review it at least once a year.',
      ],
    },
  ],
};
