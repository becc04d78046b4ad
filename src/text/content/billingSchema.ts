/** Payment terms (spec section 9, Terms) as the files have them; read them with billing.ts. */
import { z } from 'zod';

const count = z.number().int().min(1);

export const billingSchema = z.object({
  /** Invoiced monthly, at the end of the month. */
  paymentDays: count,
  objectionWeeks: count,
  noticeWeeks: count,
  /** Work is deemed accepted after this time from handover or delivery, without express acceptance. */
  acceptanceDays: count,
  /** Flat fee for a returned direct debit, in euro. */
  returnedDebitFee: z.number().min(0.01),
});

export type Billing = z.infer<typeof billingSchema>;

export const billingFiles: Billing = {
  paymentDays: 14,
  objectionWeeks: 2,
  noticeWeeks: 6,
  acceptanceDays: 14,
  returnedDebitFee: 2.5,
};

/**
 * Evaluation data is deleted at most this long after the end of a project. Not editable: articles and pages state it in
 * their own words.
 */
export const evaluationMonths = 6;
