/** Payment terms (spec section 9, Terms), shared by the pricing page and the terms. */
export const billing = {
  /** Invoiced monthly, at the end of the month. */
  paymentDays: 14,
  objectionWeeks: 2,
  noticeWeeks: 6,
  /** Work is deemed accepted after this time from handover or delivery, without express acceptance. */
  acceptanceDays: 14,
  /** Evaluation data is deleted at most this long after the end of the project. */
  evaluationMonths: 6,
  /** Flat fee for a returned direct debit, in euro. */
  returnedDebitFee: 2.5,
} as const;
