import type { Newsletter } from '../de/newsletter.ts';

export const newsletter = {
  hero: {
    title: 'One thing to try, once a month.',
    lead: 'Building and looking after chatbots teaches you things. Our newsletter passes them on: a method, a calculation or a checklist, followed by a few lines of news.',
  },
  sample: {
    label: 'A sample issue of the newsletter with three articles from our blog',
    mark: 'Sample',
    from: 'From',
    subject: 'Subject',
    subjectText: 'This month: three reads for a coffee break',
    hello: 'Hello,',
    intro: 'here is what we have written lately. Take whatever is useful.',
    unsubscribe: 'Unsubscribe: one click will do.',
  },
  content: {
    title: 'What is in an issue',
    lead: 'A few lines in the email, the full articles on the blog. As comfortable on a phone as at a desk.',
    items: [
      {
        title: 'Something practical',
        text: 'A week’s plan for building a knowledge base, say, or wording for the moment a bot fetches a colleague. Written so that you can use it the same afternoon.',
      },
      {
        title: 'A sum you can check',
        text: 'When does automating a question pay, and when does it cost more than it saves? We show every assumption, so you can swap in your own.',
      },
      {
        title: 'News, kept short',
        text: 'Changes to the product, the prices or this site in two or three lines, with a link for anyone who wants the whole story.',
      },
    ],
  },
  way: {
    title: 'From signing up to signing off',
    items: [
      {
        title: 'You sign up',
        text: 'We ask for an email address and a tick. Not your name, not your employer, not a phone number.',
      },
      {
        title: 'You confirm',
        text: 'An email brings you a link. Nothing counts until you press the button on the page it opens; you have seven days to do so.',
      },
      {
        title: 'You read',
        text: 'No more than one issue a month. In a month without anything worth saying, you hear nothing.',
      },
      {
        title: 'You leave when you like',
        text: 'Every issue ends with a link to unsubscribe, and many mail programs put a button of their own at the top. Either takes effect at once: no password, no questions.',
      },
    ],
  },
  never: {
    title: 'What you will never find in it',
    items: [
      'Advertising for other companies, paid placements, or recommendations that earn us a commission.',
      'Tracking pixels or rewritten links. We cannot see whether you open an issue, or what you click in it.',
      'Countdown clocks, last-chance discounts, and subject lines pretending that we are already mid-conversation.',
      'Attachments. Everything is in the email itself or on our website.',
    ],
    data: {
      title: 'What we keep for it',
      text: 'Your address, the language, and proof that you agreed. If you never confirm, all of it is deleted after 14 days. Once you unsubscribe, the proof stays for three years so that we can show we were allowed to write. The details are in the {link}.',
      link: 'privacy policy',
    },
  },
  feed: {
    title: 'Rather not give an address?',
    text: 'The articles also come as a feed. Your feed reader collects them, and we never learn that you are there.',
    blog: 'All articles on the blog',
    rss: 'Open the RSS feed',
  },
  thanks: {
    title: 'Nearly there: please check your inbox.',
    lead: 'We are sending you an email with a link. It shows us that the address is really yours.',
    talk: 'While you wait',
    lines: [
      { from: 'visitor', text: 'Am I subscribed now?' },
      { from: 'us', text: 'Not yet. Open the link in the email and press the button on that page.' },
      { from: 'visitor', text: 'Nothing has arrived.' },
      {
        from: 'us',
        text: 'Please look in your spam folder. If you have just used another of our forms, it can take ten minutes.',
      },
      { from: 'visitor', text: 'What if I mistyped my address?' },
      { from: 'us', text: 'Simply sign up again. We delete the wrong one after 14 days.' },
    ],
  },
  confirm: {
    button: 'Confirm my subscription',
    states: {
      open: {
        title: 'One more click.',
        lead: 'Press the button to confirm that you would like our newsletter at this address.',
        lines: [
          { from: 'visitor', text: 'Why another button?' },
          { from: 'us', text: 'Some mail programs open links in advance. We want your yes, not your virus scanner’s.' },
        ],
      },
      confirmed: {
        title: 'Welcome, you are on the list.',
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
        lead: 'There is nothing left to do. The link has served its purpose.',
        lines: [
          { from: 'visitor', text: 'Will I get every issue twice now?' },
          { from: 'us', text: 'No. Each address receives each issue exactly once.' },
        ],
      },
      expired: {
        title: 'This link has expired.',
        lead: 'It was good for seven days. Sign up once more and you will receive a new one.',
        lines: [
          { from: 'visitor', text: 'Why only a week?' },
          { from: 'us', text: 'So that addresses nobody confirms are soon deleted.' },
        ],
      },
      ended: {
        title: 'This subscription has ended.',
        lead: 'It was confirmed, and later cancelled or renewed. The old link no longer changes anything.',
        lines: [
          { from: 'visitor', text: 'I would like the newsletter back.' },
          { from: 'us', text: 'With pleasure. Sign up again and we will start afresh.' },
        ],
      },
      unknown: {
        title: 'We do not recognise this link.',
        lead: 'It may have been cut short when it was copied, or the request has been deleted. If so, please sign up again.',
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
        lead: 'Please open the whole link from our email. If you have not had one yet, sign up first.',
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
        lead: 'One press of the button, and no further issue will reach you.',
        lines: [
          { from: 'visitor', text: 'Do I have to give a reason?' },
          { from: 'us', text: 'No.' },
        ],
      },
      unsubscribed: {
        title: 'Done. You are unsubscribed.',
        lead: 'We will not send another issue to this address, not even one that was already prepared.',
        lines: [
          { from: 'visitor', text: 'What about my data?' },
          { from: 'us', text: 'We keep proof of your consent for three more years. Then that is deleted as well.' },
          { from: 'visitor', text: 'And if I change my mind?' },
          { from: 'us', text: 'Sign up again, just as you did the first time.' },
        ],
      },
      already: {
        title: 'This address is already unsubscribed.',
        lead: 'Nothing more to do. No newsletter is on its way to you.',
        lines: [
          { from: 'visitor', text: 'I received one all the same.' },
          { from: 'us', text: 'It probably went to a second address of yours. Use the link in that very issue.' },
        ],
      },
      unknown: {
        title: 'We found nothing for this link.',
        lead: 'Either part of it is missing or we have deleted the subscription. If issues still arrive, write to us.',
        lines: [
          { from: 'visitor', text: 'I just want it to stop.' },
          { from: 'us', text: 'Write to us from the address that receives the newsletter. We will take it off.' },
        ],
      },
      incomplete: {
        title: 'Something is missing from this link.',
        lead: 'The link at the end of every issue says which subscription to end. Please open all of it, or write to us.',
        lines: [
          { from: 'visitor', text: 'I have deleted all the issues.' },
          { from: 'us', text: 'Then a message with your address is enough.' },
        ],
      },
    },
    links: { newsletter: 'Sign up again', blog: 'Read the blog', contact: 'Write to us', privacy: 'What we store' },
  },
} satisfies Newsletter;
