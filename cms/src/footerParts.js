/** Lines and links of the footer in the shape of spec section 7. Editors fill in components. */
const footerParts = ({ footerTop, footerBottomBar = [] }) => ({
  footerTop: footerTop && {
    brandLines: textsOf(footerTop.brandLines),
    addressLines: textsOf(footerTop.addressLines),
  },
  footerBottomBar: footerBottomBar.map(({ title, url }) => ({ title, url })),
});

/** null: the site's own lines apply. */
const textsOf = (lines) => (lines.length > 0 ? lines.map(({ text }) => text) : null);

module.exports = { footerParts };
