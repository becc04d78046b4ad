/** Styles of the PDF, in points. Colours are those of the mails. */
import { StyleSheet } from '@react-pdf/renderer';
import { mailColours } from '../../../outbox/mail/mailStyles.ts';

const { ink, line, mist, petrol, card } = mailColours;
const soft = mailColours['ink-soft'];
const display = { fontFamily: 'Bricolage Grotesque', fontWeight: 700, letterSpacing: -0.3 } as const;

export const styles = StyleSheet.create({
  page: {
    paddingVertical: 30,
    paddingHorizontal: 44,
    fontFamily: 'Figtree',
    fontSize: 9.5,
    lineHeight: 1.4,
    color: ink,
  },
  head: { flexDirection: 'row', alignItems: 'center', gap: 6, marginBottom: 10 },
  brand: { ...display, fontSize: 13, lineHeight: 1.2, color: petrol },
  date: { marginLeft: 'auto', fontSize: 9, color: soft },
  title: { ...display, fontSize: 24, lineHeight: 1.1, marginBottom: 10 },
  heading: { ...display, fontSize: 12.5, lineHeight: 1.2, marginTop: 11, marginBottom: 5 },
  figures: {
    flexDirection: 'row',
    gap: 10,
  },
  figure: {
    flexGrow: 1,
    flexBasis: 0,
    padding: 10,
    backgroundColor: mist,
    borderRadius: 10,
    borderBottomLeftRadius: 3,
  },
  label: { fontSize: 8.5, color: soft },
  value: { ...display, fontSize: 15, lineHeight: 1.25 },
  table: { borderWidth: 1, borderColor: line, borderRadius: 10, borderBottomLeftRadius: 3, backgroundColor: card },
  row: { flexDirection: 'row', paddingVertical: 3.5, paddingHorizontal: 10, borderTopWidth: 1, borderTopColor: line },
  headRow: { flexDirection: 'row', paddingVertical: 5, paddingHorizontal: 10, fontWeight: 600 },
  mainRow: {
    flexDirection: 'row',
    paddingVertical: 6,
    paddingHorizontal: 10,
    backgroundColor: petrol,
    color: card,
    fontWeight: 600,
  },
  rowTitle: { width: '40%' },
  cell: { width: '20%', textAlign: 'right' },
  columns: { flexDirection: 'row', gap: 24 },
  column: { flexGrow: 1, flexBasis: 0 },
  fact: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 8,
    paddingVertical: 2.5,
    borderTopWidth: 1,
    borderTopColor: line,
  },
  factLabel: { flexShrink: 1, color: soft },
  factValue: { flexShrink: 0, fontWeight: 600, textAlign: 'right' },
  formula: { marginBottom: 3, paddingLeft: 8, borderLeftWidth: 2, borderLeftColor: petrol },
  note: { marginBottom: 3, fontSize: 8.5 },
  after: { marginTop: 5, fontSize: 8.5, color: soft },
  mark: { width: 18, height: 18 },
  foot: { marginTop: 'auto', paddingTop: 8, borderTopWidth: 1, borderTopColor: line, fontSize: 8.5, color: soft },
});
