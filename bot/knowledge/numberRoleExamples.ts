/** Messages about the visitor's own case with the role of each of their numbers, in reading order. */
import { z } from 'zod';
import { numberRoles } from '../answers/numberRoles.ts';
import { ownSums } from './acts.ts';

/** `notPrice`: tells figures and asks something else. `heldOut`: measures the model and trains nothing. */
export const numberRoleSchema = z.array(
  z.object({
    text: z.string().min(1),
    kind: z.enum([...ownSums, 'notPrice']),
    roles: z.array(z.enum(numberRoles)).min(1),
    heldOut: z.boolean().optional(),
  }),
);

export type NumberRoleExample = z.infer<typeof numberRoleSchema>[number];
