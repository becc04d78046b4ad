import { createGlobalStyle, styled } from 'styled-components';

/** A rem of the panel is 10 px. A phone is 390 px wide; half of the window leaves a form that can be filled in. */
const widths = { phone: '43rem', desktop: 'max(50rem, 46vw)' };
const widthOf = ({ $device }) => widths[$device];

/** What the preview is shown in: fixed, so that form and page scroll separately. */
export const Layer = styled.section`
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 5;
  display: flex;
  flex-direction: column;
  width: ${(props) => (props.$isBeside ? widthOf(props) : '100%')};
  background: ${({ theme }) => theme.colors.neutral0};
  border-left: 1px solid ${({ theme }) => theme.colors.neutral200};
`;

/**
 * The form beside the preview. The list of types is hidden in windows too narrow for three columns, and the column with
 * "Publish" and "Save" keeps a width for its words, and its place while the form scrolls.
 */
export const RoomForLayer = createGlobalStyle`
  #strapi {
    padding-right: ${widthOf};
  }

  #strapi div:has(> div > div > aside[aria-labelledby='additional-information']) {
    grid-template-columns: minmax(0, 1fr) 20rem;

    > div {
      grid-column: auto;
    }

    > div:has(> div > aside) {
      position: sticky;
      top: 2.4rem;
      align-self: start;
    }
  }

  #strapi :is(div:has(> [data-strapi-main-content]), [data-strapi-main-content]) {
    overflow: clip;
  }

  #strapi [data-strapi-main-content] form > div {
    padding-inline: 2.4rem;
  }

  @media (width < 1800px) {
    #strapi div:has(> [data-strapi-main-content]) {
      grid-template-columns: minmax(0, 1fr);

      > :not([data-strapi-main-content]) {
        display: none;
      }
    }
  }
`;
