/** The shape of a kind of content, from its zod schema. What a shape cannot say, the schema checks after reading. */
import { z } from 'zod';
import { linkField, markdown, pictureField } from '../../text/content/contentSchemas.ts';
import type { GroupShape, Shape } from './shape.ts';

export const groupShape = (schema: z.ZodObject): GroupShape => ({
  kind: 'group',
  fields: Object.fromEntries(Object.entries(schema.shape).map(([key, inner]) => [key, shapeOfSchema(inner)])),
});

function shapeOfSchema(schema: z.core.$ZodType): Shape {
  if (schema === markdown) return { kind: 'text', markdown: true };
  if (schema === linkField) return { kind: 'link' };
  if (schema === pictureField) return { kind: 'picture' };
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodExactOptional)
    return { ...shapeOfSchema(schema.unwrap()), optional: true };
  if (schema instanceof z.ZodEnum) return { kind: 'choice', options: schema.options.map(String) };
  if (schema instanceof z.ZodNumber) return numberShape(schema);
  if (schema instanceof z.ZodArray) return listShape(schema);
  if (schema instanceof z.ZodRecord) return { kind: 'record', item: shapeOfSchema(schema.valueType) };
  if (schema instanceof z.ZodDiscriminatedUnion) return variantsShape(schema);
  if (schema instanceof z.ZodObject) return groupShape(schema);
  // A custom type is the id of a page.
  if (schema instanceof z.ZodString || schema instanceof z.ZodCustom) return { kind: 'text' };
  throw new Error(`No shape for the schema type ${schema._zod.def.type}`);
}

function numberShape({ format, minValue }: z.ZodNumber): Shape {
  const min = minValue !== null && minValue > Number.MIN_SAFE_INTEGER ? { min: minValue } : {};
  return { kind: 'number', integer: format === 'safeint', ...min };
}

function listShape(schema: z.ZodArray): Shape {
  const item = shapeOfSchema(schema.element);
  if (item.kind === 'text') return { kind: 'lines' };
  const bounds = boundsOf(schema);
  return item.kind === 'variants' ? { ...item, kind: 'zone', ...bounds } : { kind: 'list', item, ...bounds };
}

/** The panel then refuses to publish fewer or more. */
function boundsOf(schema: z.ZodArray): { min?: number; max?: number } {
  const bounds: { min?: number; max?: number } = {};
  for (const check of schema._zod.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMinLength) bounds.min = check._zod.def.minimum;
    if (check instanceof z.core.$ZodCheckMaxLength) bounds.max = check._zod.def.maximum;
    if (check instanceof z.core.$ZodCheckLengthEquals)
      Object.assign(bounds, { min: check._zod.def.length, max: check._zod.def.length });
  }
  return bounds;
}

function variantsShape(schema: z.ZodDiscriminatedUnion): Shape {
  const by = schema.def.discriminator;
  const options = schema.options.map((option) => {
    if (!(option instanceof z.ZodObject)) throw new Error('A variant is no object');
    const { [by]: kind, ...rest } = option.shape;
    if (!(kind instanceof z.ZodLiteral)) throw new Error('A variant has no name');
    return [String(kind.value), groupShape(z.object(rest))] as const;
  });
  return { kind: 'variants', by, options: Object.fromEntries(options) };
}
