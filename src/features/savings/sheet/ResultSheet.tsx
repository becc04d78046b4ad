import { Document, Page, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { logoMarkOutline } from '../../../discovery/seo/logoMark.ts';
import { palette } from '../../../discovery/seo/palette.ts';
import { site } from '../../../site.ts';
import type { ResultLine } from '../resultInWords.ts';
import { styles } from './styles.ts';

export type SheetContent = {
  title: string;
  date: string;
  figures: { title: string; lines: readonly ResultLine[] };
  scenarios: {
    title: string;
    columns: readonly string[];
    rows: readonly { label: string; cells: readonly string[]; main?: boolean }[];
    notes: readonly string[];
  };
  formula: { title: string; lines: readonly string[] };
  assumptions: { title: string; note: string; lines: readonly ResultLine[] };
  limits: { title: string; lines: readonly string[] };
  source: { text: string; url: string };
};

type ResultSheetProps = SheetContent & {
  /** BCP 47, for screen readers. */
  language: string;
  /** Creation time of the lead, so that a retry gives the same file. */
  created: Date;
};

/** The calculator's result on one A4 page. It contains no personal data, so it can be passed on. */
export const ResultSheet = ({ language, created, ...content }: ResultSheetProps) => (
  <Document
    title={content.title}
    author={site.brand}
    language={language}
    creationDate={created}
    modificationDate={created}
    producer={site.brand}
    creator={site.brand}
  >
    <Page size="A4" style={styles.page}>
      <View style={styles.head}>
        <Mark />
        <Text style={styles.brand}>{site.brand}</Text>
        <Text style={styles.date}>{content.date}</Text>
      </View>
      <Text style={styles.title}>{content.title}</Text>
      <Figures {...content.figures} />
      <Scenarios {...content.scenarios} />
      <View style={styles.columns}>
        <View style={styles.column}>
          <Text style={styles.heading}>{content.assumptions.title}</Text>
          {content.assumptions.lines.map(({ label, value }) => (
            <View key={label} style={styles.fact}>
              <Text style={styles.factLabel}>{label}</Text>
              <Text style={styles.factValue}>{value}</Text>
            </View>
          ))}
          <Text style={styles.after}>{content.assumptions.note}</Text>
        </View>
        <View style={styles.column}>
          <List {...content.formula} style={styles.formula} />
          <List {...content.limits} style={styles.note} />
        </View>
      </View>
      <Text style={styles.foot}>
        {content.source.text} {content.source.url}
      </Text>
    </Page>
  </Document>
);

const Mark = () => (
  <Svg viewBox="0 0 30 30" style={styles.mark}>
    <Path d={logoMarkOutline} fill={palette.petrol} />
    <Rect x="9" y="12.5" width="12" height="5" rx="2.5" fill={palette.marigold} />
  </Svg>
);

const Figures = ({ title, lines }: SheetContent['figures']) => (
  <>
    <Text style={styles.heading}>{title}</Text>
    <View style={styles.figures}>
      {lines.map(({ label, value }) => (
        <View key={label} style={styles.figure}>
          <Text style={styles.label}>{label}</Text>
          <Text style={styles.value}>{value}</Text>
        </View>
      ))}
    </View>
  </>
);

const Scenarios = ({ title, columns, rows, notes }: SheetContent['scenarios']) => (
  <>
    <Text style={styles.heading}>{title}</Text>
    <View style={styles.table}>
      {[{ label: columns[0] ?? '', cells: columns.slice(1) }, ...rows].map((row, index) => (
        <View key={row.label} style={index === 0 ? styles.headRow : 'main' in row ? styles.mainRow : styles.row}>
          <Text style={styles.rowTitle}>{row.label}</Text>
          {row.cells.map((cell, column) => (
            <Text key={columns[column + 1]} style={styles.cell}>
              {cell}
            </Text>
          ))}
        </View>
      ))}
    </View>
    {notes.map((note) => (
      <Text key={note} style={styles.after}>
        {note}
      </Text>
    ))}
  </>
);

type ListProps = { title: string; lines: readonly string[]; style: typeof styles.note | typeof styles.formula };

const List = ({ title, lines, style }: ListProps) => (
  <View>
    <Text style={styles.heading}>{title}</Text>
    {lines.map((line) => (
      <Text key={line} style={style}>
        {line}
      </Text>
    ))}
  </View>
);
