import { describe, expect, test } from 'vitest';
import { findUnnamedPictures } from './pictures.ts';
import { parseHtml } from './site/pages.ts';

const found = (body: string) => findUnnamedPictures({ name: '/x', document: parseHtml(`<body>${body}</body>`) });

describe('reports a picture without a text alternative', () => {
  test.each([
    ['without alt', '<img src="x.png">'],
    ['the only content of a link', '<a href="/"><img src="x.png" alt=""></a>'],
    ['drawn, neither hidden nor named', '<svg><path d="M0 0"/></svg>'],
    ['drawn, with role=img, without a name', '<svg role="img"><path d="M0 0"/></svg>'],
    ['named by a missing element', '<div role="img" aria-labelledby="gone"></div>'],
    ['a figure without a caption', '<figure><p>Text</p></figure>'],
  ])('%s', (_, body) => {
    expect(found(body)).toHaveLength(1);
  });
});

test('accepts named, captioned and hidden pictures', () => {
  const good =
    '<img src="x.png" alt="A chat"><a href="/"><svg aria-hidden="true"></svg>Home</a><svg role="img" aria-label="Mark"></svg>' +
    '<figure aria-labelledby="name"><p id="name">Dialogue</p></figure><figure><figcaption>Dialogue</figcaption></figure>' +
    '<div role="img" aria-label="A window"><svg></svg></div><div aria-hidden="true"><figure></figure></div>';
  expect(found(good)).toEqual([]);
});
