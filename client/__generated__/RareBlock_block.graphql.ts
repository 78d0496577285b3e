/**
 * @generated SignedSource<<2f7c046140d163e6e0237c86d96fdf75>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type RareBlock_block$data = {
  readonly __typename: string;
  readonly AccordionBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"AccordionBlock_block">;
  } | null | undefined;
  readonly DownloadBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"DownloadBlock_block">;
  } | null | undefined;
  readonly EntriesBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"EntriesBlock_block">;
  } | null | undefined;
  readonly GalleryBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"GalleryBlock_block">;
  } | null | undefined;
  readonly HtmlBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"HtmlBlock_block">;
  } | null | undefined;
  readonly MapBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"MapBlock_block">;
  } | null | undefined;
  readonly SocialBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"SocialBlock_block">;
  } | null | undefined;
  readonly TableBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"TableBlock_block">;
  } | null | undefined;
  readonly VideoBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"VideoBlock_block">;
  } | null | undefined;
  readonly " $fragmentType": "RareBlock_block";
};
export type RareBlock_block$key = {
  readonly " $data"?: RareBlock_block$data;
  readonly " $fragmentSpreads": FragmentRefs<"RareBlock_block">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "RareBlock_block",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "AccordionBlock_block"
          }
        ],
        "type": "AccordionBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "AccordionBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "DownloadBlock_block"
          }
        ],
        "type": "DownloadBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "DownloadBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "EntriesBlock_block"
          }
        ],
        "type": "EntriesBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "EntriesBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GalleryBlock_block"
          }
        ],
        "type": "GalleryBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "GalleryBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HtmlBlock_block"
          }
        ],
        "type": "HtmlBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "HtmlBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "MapBlock_block"
          }
        ],
        "type": "MapBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "MapBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SocialBlock_block"
          }
        ],
        "type": "SocialBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "SocialBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TableBlock_block"
          }
        ],
        "type": "TableBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "TableBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "VideoBlock_block"
          }
        ],
        "type": "VideoBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "VideoBlock_block"
    }
  ],
  "type": "Block",
  "abstractKey": "__isBlock"
};

(node as any).hash = "4b53c1650f06bebe08329ec277282cb4";

export default node;
