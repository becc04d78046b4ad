import { describe, expect, test } from 'vitest';
import { namelessPictures } from './pictures.ts';
import { parse } from './site/pages.ts';

const found = (body: string) => namelessPictures({ name: '/x', document: parse(`<body>${body}</body>`) });

describe('a picture that says nothing is found', () => {
  test.each([
    ['without alt', '<img src="x.png">'],
    ['all that a link has', '<a href="/"><img src="x.png" alt=""></a>'],
    ['drawn, neither hidden nor named', '<svg><path d="M0 0"/></svg>'],
    ['drawn, called a picture, without a name', '<svg role="img"><path d="M0 0"/></svg>'],
    ['named by what is not there', '<div role="img" aria-labelledby="gone"></div>'],
    ['a figure without a caption', '<figure><p>Text</p></figure>'],
  ])('%s', (_, body) => {
    expect(found(body)).toHaveLength(1);
  });
});

test('named, captioned and hidden pictures are left alone', () => {
  const good =
    '<img src="x.png" alt="A chat"><a href="/"><svg aria-hidden="true"></svg>Home</a><svg role="img" aria-label="Mark"></svg>' +
    '<figure aria-labelledby="name"><p id="name">Dialogue</p></figure><figure><figcaption>Dialogue</figcaption></figure>' +
    '<div role="img" aria-label="A window"><svg></svg></div><div aria-hidden="true"><figure></figure></div>';
  expect(found(good)).toEqual([]);
});
