import type { Examples } from '../schema.ts';

export const customerService: Examples = {
  meta: {
    name: 'Examples: customer service',
    title: 'Six customer service chats with notes | {brand}',
    headline: 'Six enquiries, answered or handed over.',
    description:
      'A dead router, a locked account, a complaint, a noisy boiler, a cancellation, plain English: six sample service chats with notes beside them.',
  },
  hero: {
    question: '‘Internet’s off, router flashing red.’',
    title: 'Six enquiries, and who sorts them out.',
    lead: 'The assistant answers some of these from the knowledge base. The rest need one of your people. Watch where it stops, what it asks first and what it hands over. To see your own, bring three questions to a demo, without names or customer numbers, and watch us build a chatbot from them.',
  },
  dialogues: [
    {
      id: 'stoerung',
      name: 'A fault',
      title: 'No internet, red light',
      situation: 'A regional broadband provider, 8.30\u00A0pm.',
      speakers: { visitor: 'Customer' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Good evening, I’m the AI assistant. Our privacy notice says who processes your messages. What’s gone wrong?',
          },
        },
        { message: { from: 'visitor', text: 'internet’s off, router flashing red' } },
        {
          message: {
            from: 'assistant',
            text: 'Please unplug the router, count to thirty and plug it back in. What does the light do now?',
            source: 'Faults › Red light',
          },
          comment: 'One instruction, one question, and the page it comes from.',
        },
        { message: { from: 'visitor', text: 'orange' } },
        {
          message: {
            from: 'assistant',
            text: 'Orange means it’s connecting, which can take five minutes. Tell me what it shows after that.',
            source: 'Faults › Orange',
          },
        },
        { message: { from: 'visitor', text: 'green! thanks' } },
        {
          message: {
            from: 'assistant',
            text: 'Glad to hear it. If it drops again, type ‘person’ and I’ll hand this conversation to the team.',
          },
          comment: 'Resolved, and the customer knows how to reach a person.',
        },
      ],
    },
    {
      id: 'kennwort',
      name: 'A password',
      title: 'Locked out before the early shift',
      situation: 'The IT helpdesk of a firm that works round the clock. Monday, 5.40\u00A0am.',
      speakers: { visitor: 'Colleague' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Morning, this is IT’s AI assistant. Please don’t type any passwords here. Our privacy notice says who processes the rest.',
          },
          comment: 'The warning comes before there’s anything to warn about.',
        },
        { message: { from: 'visitor', text: 'says wrong password but I know it’s right' } },
        {
          message: {
            from: 'assistant',
            text: 'After five wrong tries the account locks for 15\u00A0minutes. Could that be it?',
            source: 'IT › Locked account',
          },
          comment: 'Looks for the cause before anything is reset.',
        },
        { message: { from: 'visitor', text: 'must’ve tried ten times' } },
        {
          message: {
            from: 'assistant',
            text: 'Then wait 15\u00A0minutes, or choose ‘Forgotten password’ on the sign-in page. The link goes to your work phone.',
            source: 'IT › Resetting',
          },
        },
        { message: { from: 'visitor', text: 'lost the phone on friday' } },
        {
          message: {
            from: 'assistant',
            text: 'Then someone in IT needs to confirm it’s you and block the phone. They’re in from 6\u00A0am. Shall I hand this conversation over?',
          },
          comment: 'Here the assistant stops.',
        },
      ],
    },
    {
      id: 'beschwerde',
      name: 'A complaint',
      title: 'Wrong table top, third time running',
      situation: 'A furniture shop that delivers in its own vans. The mood is what you’d expect.',
      speakers: { visitor: 'Customer', team: 'Customer care' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Hello, I’m the furniture shop’s AI assistant; our privacy notice says who processes what you write. What’s happened?',
          },
        },
        { message: { from: 'visitor', text: 'beech table top AGAIN. we ordered OAK. that’s THREE times now' } },
        {
          message: {
            from: 'assistant',
            text: 'I’m sorry. After the third wrong top, you should be talking to our head of customer care, and she’ll see everything you’ve written. Which order should she look up?',
          },
          comment: 'Says who takes over, what she’ll see and what the number is for.',
        },
        { message: { from: 'visitor', text: 'it’s order MB-20731' } },
        {
          message: {
            from: 'team',
            text: 'Hello, I run customer care. Beech instead of oak, three times running: that should never have happened, and I’m looking into it.',
          },
        },
        { message: { from: 'visitor', text: 'so what happens now?' } },
        {
          message: {
            from: 'team',
            text: 'I’ll fetch the top from the warehouse myself tomorrow and ring the number on the order by noon, before the van leaves. If you’d rather have your money back after three goes, just say.',
          },
          comment: 'A promise it takes a person to make.',
        },
        { message: { from: 'visitor', text: 'right. noon.' } },
      ],
    },
    {
      id: 'rueckruf',
      name: 'A callback',
      title: 'A noisy boiler on a Saturday night',
      situation: 'A heating firm, Saturday, 10\u00A0pm.',
      speakers: { visitor: 'Householder' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Good evening, I’m an AI assistant. If you smell gas, touch no switches, open the windows on your way out and ring 0800\u00A0111\u00A0999 from outside. Is it something else?',
          },
          comment: 'The emergency number comes ahead of any question.',
        },
        { message: { from: 'visitor', text: 'boiler’s making a right racket' } },
        { message: { from: 'assistant', text: 'Is water leaking anywhere, or is a carbon monoxide alarm sounding?' } },
        { message: { from: 'visitor', text: 'no, just banging' } },
        {
          message: {
            from: 'assistant',
            text: 'Banging is often air or limescale in the system. Is the needle on the pressure gauge in the green?',
            source: 'Advice › Noises',
          },
        },
        { message: { from: 'visitor', text: 'yep, green' } },
        {
          message: {
            from: 'assistant',
            text: 'The office opens at 7\u00A0am on Monday and can ring you. They’d use your number for that call only; our chat provider and the company behind its AI handle it for us. Mornings or afternoons, and which number? Or ring the office yourself.',
          },
          comment: 'It says when the office opens and asks what suits. The office picks the time.',
        },
        { message: { from: 'visitor', text: 'mornings please, 0113\u00A0496\u00A00000' } },
        {
          message: {
            from: 'assistant',
            text: 'Noted: mornings, banging, pressure in the green. The office will fix the time. If it gets louder or you’re worried, switch the boiler off and ring our out-of-hours line. Ring it for a leak, too. The number’s at the top of this page.',
          },
          comment: 'A summary for the visitor, and for the person who reads it on Monday.',
        },
      ],
    },
    {
      id: 'kuendigung',
      name: 'Leaving',
      title: 'Cancelling without a\u00A0fuss',
      situation: 'A language school with monthly courses. Somebody wants to stop.',
      speakers: { visitor: 'Student', team: 'Memberships team' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Hello, I’m the school’s AI assistant, and our privacy notice says who processes this. What would you like to know?',
          },
        },
        { message: { from: 'visitor', text: 'how do i cancel' } },
        {
          message: {
            from: 'assistant',
            text: 'In your account under ‘Membership’, or by email. You don’t have to say why, and we confirm it by email.',
            source: 'Membership › Cancelling',
          },
          comment: 'The way out, straight away, with no counter-offer.',
        },
        { message: { from: 'visitor', text: 'when’s the deadline? can’t find my contract' } },
        {
          message: {
            from: 'assistant',
            text: 'I can’t see contracts. The memberships team can, until 5\u00A0pm today. Shall I hand this chat over to them?',
          },
          comment: 'Says what it can’t see and who can.',
        },
        { message: { from: 'visitor', text: 'ok' } },
        {
          message: {
            from: 'team',
            text: 'Hello, memberships team. I just need your student number, to find the contract. I can’t see who’s typing, so the date goes to the email address we hold for you.',
          },
        },
        { message: { from: 'visitor', text: 'ok, K-5518' } },
        {
          message: {
            from: 'team',
            text: 'Thank you, the email’s on its way. If you’d like to cancel, just reply to it with ‘I cancel’. That’s enough.',
          },
          comment: 'The question is answered, and nobody argues.',
        },
      ],
    },
    {
      id: 'sprache',
      name: 'Plain English',
      title: 'Simple words, please',
      situation: 'An energy supplier whose assistant answers in English and German. The customer is new in town.',
      speakers: { visitor: 'Customer', team: 'Customer service' },
      talk: [
        {
          message: {
            from: 'assistant',
            text: 'Hello. I am an AI assistant. Our privacy notice says who gets your messages. You can write in English or German.',
          },
        },
        { message: { from: 'visitor', text: 'My English is not good. Please write simple.' } },
        { message: { from: 'assistant', text: 'Of course. I will use short sentences. What do you need?' } },
        { message: { from: 'visitor', text: 'Where do I read the meter?' } },
        {
          message: {
            from: 'assistant',
            text: 'The meter is often under the stairs or in a box outside. Write down the reading: only the numbers before the point. Then write down the meter number. It is on the front.',
            source: 'Meters › Reading',
          },
          comment: 'Someone wrote it that way for the knowledge base.',
        },
        { message: { from: 'visitor', text: 'OK. Then what?' } },
        {
          message: {
            from: 'assistant',
            text: 'Open the form ‘Meter reading’. Put in both numbers. A person can help you until 4\u00A0pm today. They will read this chat.',
            source: 'Meters › Sending',
          },
          comment: 'Readings belong in the form, so the chat doesn’t collect them.',
        },
        { message: { from: 'visitor', text: 'A person please' } },
        {
          message: {
            from: 'team',
            text: 'Hello. I work in customer service. I can help you. Do you have both numbers?',
          },
          comment: 'The team can read the chat, so it keeps things short, too.',
        },
      ],
    },
  ],
};
