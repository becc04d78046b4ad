/** How and when is paid (spec section 9, Terms): the pricing page and the terms say the same figures. */
export const billing = {
  /** Invoiced monthly, at the end of the month. */
  paymentDays: 14,
  objectionWeeks: 2,
  noticeWeeks: 6,
  /** Flat fee for a returned direct debit, in euro. */
  returnedDebitFee: 2.5,
} as const;
