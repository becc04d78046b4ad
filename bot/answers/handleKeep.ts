/**
 * `POST /api/bot/keep`: keeps the text of a question that the bot could not answer, after the visitor agreed. Only a
 * question that this server answered is accepted (its signature), and none with personal data or about danger.
 */
import { z } from 'zod';
import type { KeptQuestions } from '../../src/features/kept-questions/keptQuestions.ts';
import { recogniseDanger } from '../../src/features/safety/recogniseDanger.ts';
import { locales } from '../../src/routes/table.ts';
import { formOriginOf } from '../../src/security/formOrigin.ts';
import { readJson } from '../../src/security/readBody.ts';
import type { TurnSigner } from '../../src/security/turnSigner.ts';
import { withRateLimit } from '../../src/security/withRateLimit.ts';
import { mayKeep } from './mayKeep.ts';

type KeepContext = {
  request: Request;
  locals: {
    keptQuestions?: KeptQuestions | undefined;
    turnSigner?: TurnSigner | undefined;
    checkRateLimit?: (clientAddress: string) => number;
    clientAddress?: string;
  };
};

const schema = z.strictObject({
  locale: z.enum(locales),
  question: z.string().max(1_000),
  /** The bot's answer to it. */
  text: z.string().max(5_000),
  signature: z.string().max(100),
});

const headers = { 'Cache-Control': 'no-store' };

export function handleKeep({ request, locals }: KeepContext): Promise<Response> {
  return withRateLimit(locals, async () => {
    const { keptQuestions, turnSigner } = locals;
    if (formOriginOf(request, new URL(request.url).origin) === 'foreign') return refuse(403);
    const turn = schema.safeParse(await readJson(request)).data;
    if (!turn || !keptQuestions || !turnSigner) return refuse(turn ? 503 : 422);
    const isOurs = await turnSigner.verify(turn);
    if (!isOurs || !mayKeep(turn.question) || recogniseDanger(turn.question)) return refuse(422);
    await keptQuestions.keep(turn.question, turn.locale);
    return Response.json({ ok: true }, { headers });
  });
}

const refuse = (status: number): Response => Response.json({ ok: false }, { status, headers });
