/** Labels around the text of an archived page. */
export const archived = {
  mark: 'Archivierte Fassung',
  note: 'Sie lesen eine Kurzfassung von früher. Sie wird nicht mehr gepflegt.',
  todayTitle: 'Was heute gilt',
  todayText: 'Den heutigen Stand finden Sie hier:',
  todayLink: 'Zur heutigen Seite „{page}“',
};
