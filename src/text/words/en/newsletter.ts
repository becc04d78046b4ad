import type { Newsletter } from '../de/newsletter.ts';

export const newsletter = {
  hero: {
    title: 'One email a month at most, and something in it to try.',
    lead: 'The newsletter brings you new articles from our blog, with methods to copy and sums to check, and a few lines on what’s new in the product and on this website.',
  },
  sample: {
    label: 'A sample issue of the newsletter with three articles from our blog',
    mark: 'Sample',
    from: 'From',
    subject: 'Subject',
    subjectText: 'Three articles for your coffee break',
    hello: 'Hello,',
    intro: 'Here’s one article on each topic of our blog. Take whatever’s useful.',
    unsubscribe: 'Unsubscribe · Privacy policy · Legal notice',
  },
  content: {
    title: 'What’s in an issue',
    lead: 'The email itself is short. Its links take you to the full articles on the blog.',
    items: [
      {
        title: 'New articles',
        text: 'On the blog already: a plan for building a knowledge base in five days, five sentences that make a handover work, and a formula for working out whether a chatbot pays for itself.',
      },
      {
        title: 'Product news',
        text: 'Whatever has changed on the platform or in the plans, in brief, with a link to the page concerned.',
      },
      {
        title: 'What’s new on this website',
        text: 'For example, a new template, another answer in the FAQ or an item from the newsroom.',
      },
    ],
  },
  way: {
    title: 'From signing up to signing off',
    items: [
      {
        title: 'You sign up',
        text: 'All it takes is an email address and a tick. We don’t ask for your name or your company.',
      },
      {
        title: 'You confirm',
        text: 'We email you a link that works for seven days. Press the button on the page that opens, and you’re subscribed.',
      },
      {
        title: 'You read',
        text: 'You get one issue a month at most, in English or German, depending on which version of this site you sign up on. If there’s no news, there’s no issue.',
      },
      {
        title: 'You leave when you like',
        text: 'The link at the end of each issue opens a page with a button. Many email programs show an unsubscribe button of their own. Either works at once, without a password or a reason.',
      },
    ],
  },
  never: {
    title: 'What the newsletter doesn’t contain',
    items: [
      'Tracking pixels and rewritten links. We don’t measure whether you open an issue, or what you click in it.',
      'Images and attachments. An issue is text and links.',
      'Other companies’ advertising. You consent to news and advertising from us and nobody else.',
    ],
    data: {
      title: 'What we keep',
      text: 'We keep your address, your language and proof of your consent: its wording, the time and your IP address. If you never confirm, all of it is deleted after 14\u00A0days. Once you unsubscribe, the proof stays for three years; after that only a checksum of the address remains, so that we don’t write to it again by mistake. The details are in the {link}.',
      link: 'privacy policy',
    },
  },
  feed: {
    title: 'Rather not give us your address?',
    text: 'The articles also come as a feed. Your feed reader collects them, and there’s nothing to sign up for.',
    blog: 'All articles on the blog',
    rss: 'Open the RSS feed',
  },
  thanks: {
    title: 'Nearly there: please check your inbox.',
    lead: 'We’re sending you an email with a link, to make sure that the address is really yours.',
    talk: 'While you wait',
    lines: [
      { from: 'visitor', text: 'Am I subscribed now?' },
      { from: 'us', text: 'Not yet. Open the link in the email and press the button on the page that opens.' },
      { from: 'visitor', text: 'Nothing has arrived.' },
      {
        from: 'us',
        text: 'Please look in your spam folder. If you have just used another of our forms, it can take ten minutes.',
      },
      { from: 'visitor', text: 'What if I mistyped my address?' },
      { from: 'us', text: 'Simply sign up again. We delete the wrong one after 14\u00A0days.' },
    ],
  },
  confirm: {
    button: 'Confirm my subscription',
    states: {
      open: {
        title: 'One more click.',
        lead: 'Press the button to confirm that you’d like our newsletter at this address.',
        lines: [
          { from: 'visitor', text: 'Why another button?' },
          {
            from: 'us',
            text: 'Some email programs open links by themselves, to check them. The button makes sure it’s you.',
          },
        ],
      },
      confirmed: {
        title: 'Welcome, you’re on the list.',
        lead: 'Your subscription is confirmed, and the next issue will come to you.',
        lines: [
          { from: 'visitor', text: 'When will I hear from you?' },
          { from: 'us', text: 'With the next issue. Once a month at most.' },
          { from: 'visitor', text: 'And how do I get out again?' },
          { from: 'us', text: 'With the link at the end of any issue, or right below.' },
        ],
      },
      already: {
        title: 'This subscription is already confirmed.',
        lead: 'There’s nothing left to do. The link has done its job.',
        lines: [
          { from: 'visitor', text: 'Will I get every issue twice now?' },
          { from: 'us', text: 'No. Each address receives each issue exactly once.' },
        ],
      },
      expired: {
        title: 'This link has expired.',
        lead: 'It was valid for seven days. Sign up again and you’ll get a new one.',
        lines: [
          { from: 'visitor', text: 'Why only a week?' },
          { from: 'us', text: 'So that an address nobody confirms is soon deleted.' },
        ],
      },
      ended: {
        title: 'This subscription has ended.',
        lead: 'It was confirmed, and later cancelled or renewed. The old link no longer changes anything.',
        lines: [
          { from: 'visitor', text: 'I’d like the newsletter back.' },
          { from: 'us', text: 'With pleasure. Sign up again and we’ll start afresh.' },
        ],
      },
      unknown: {
        title: 'We don’t recognise this link.',
        lead: 'It may have been cut short when it was copied. Or we’ve deleted the request: then please sign up again.',
        lines: [
          { from: 'visitor', text: 'The link ran over two lines in my email.' },
          {
            from: 'us',
            text: 'Then the second line is probably missing. Opening it straight from the email works best.',
          },
        ],
      },
      incomplete: {
        title: 'Part of the link is missing.',
        lead: 'Please open the whole link from our email. If you haven’t had one yet, sign up first.',
        lines: [
          { from: 'visitor', text: 'Where is the link?' },
          { from: 'us', text: 'In the email we send after you sign up. It asks you to confirm.' },
        ],
      },
      foreign: {
        title: 'Please press the button here.',
        lead: 'The confirmation came from another website. We only accept it from this page.',
        lines: [
          { from: 'visitor', text: 'Has anything gone wrong?' },
          { from: 'us', text: 'No. Your request is still waiting for you.' },
        ],
      },
    },
    links: {
      newsletter: 'Go to sign-up',
      blog: 'Read the blog',
      unsubscribe: 'Unsubscribe after all',
      privacy: 'What we store',
    },
  },
  unsubscribe: {
    button: 'Unsubscribe',
    states: {
      open: {
        title: 'Unsubscribe from the newsletter?',
        lead: 'Press the button, and you won’t get another issue.',
        lines: [
          { from: 'visitor', text: 'Do I have to give a reason?' },
          { from: 'us', text: 'No.' },
        ],
      },
      unsubscribed: {
        title: 'Done. You’re unsubscribed.',
        lead: 'We won’t send another issue to this address, not even one that was already prepared.',
        lines: [
          { from: 'visitor', text: 'What about my data?' },
          {
            from: 'us',
            text: 'We keep proof of your consent for three more years. After that only a checksum of the address remains, so that we don’t write to it again by mistake.',
          },
          { from: 'visitor', text: 'And if I change my mind?' },
          { from: 'us', text: 'Sign up again, just as you did the first time.' },
        ],
      },
      already: {
        title: 'This address is already unsubscribed.',
        lead: 'Nothing more to do. No newsletter is on its way to you.',
        lines: [
          { from: 'visitor', text: 'I got one all the same.' },
          { from: 'us', text: 'Then you’re probably on the list with a second address. Use the link in that issue.' },
        ],
      },
      unknown: {
        title: 'We found nothing for this link.',
        lead: 'Either part of it is missing or we have deleted the subscription. If issues still arrive, write to us.',
        lines: [
          { from: 'visitor', text: 'I just want it to stop.' },
          {
            from: 'us',
            text: 'Write to us from the address that receives the newsletter, and we’ll take it off the list.',
          },
        ],
      },
      incomplete: {
        title: 'Something is missing from this link.',
        lead: 'The link at the end of every issue says which subscription to end. Please open all of it, or write to us.',
        lines: [
          { from: 'visitor', text: 'I’ve deleted all the issues.' },
          { from: 'us', text: 'Then a message with your address will do.' },
        ],
      },
    },
    links: { newsletter: 'Sign up again', blog: 'Read the blog', contact: 'Write to us', privacy: 'What we store' },
  },
} satisfies Newsletter;
