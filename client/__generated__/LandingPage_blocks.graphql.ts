/**
 * @generated SignedSource<<ffc619074512c168103797ce2cf768ed>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LandingPage_blocks$data = ReadonlyArray<{
  readonly __typename: string;
  readonly BenefitsBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"BenefitsBlock_block">;
  } | null | undefined;
  readonly GroupCardsBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupCardsBlock_block">;
  } | null | undefined;
  readonly HeroBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"HeroBlock_block">;
  } | null | undefined;
  readonly ProductCarouselBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductCarouselBlock_block">;
  } | null | undefined;
  readonly id: string;
  readonly parentId: string | null | undefined;
  readonly size: {
    readonly lg: number;
    readonly md: number;
    readonly xs: number;
  };
  readonly slot: number | null | undefined;
  readonly visible: {
    readonly lg: boolean;
    readonly md: boolean;
    readonly xs: boolean;
  };
  readonly " $fragmentType": "LandingPage_blocks";
}>;
export type LandingPage_blocks$key = ReadonlyArray<{
  readonly " $data"?: LandingPage_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"LandingPage_blocks">;
}>;

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "xs",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "md",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lg",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "LandingPage_blocks",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "__typename",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "parentId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "slot",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlockSize",
      "kind": "LinkedField",
      "name": "size",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "BlockVisibility",
      "kind": "LinkedField",
      "name": "visible",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "BenefitsBlock_block"
          }
        ],
        "type": "BenefitsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "BenefitsBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "GroupCardsBlock_block"
          }
        ],
        "type": "GroupCardsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "GroupCardsBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "HeroBlock_block"
          }
        ],
        "type": "HeroBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "HeroBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProductCarouselBlock_block"
          }
        ],
        "type": "ProductCarouselBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ProductCarouselBlock_block"
    }
  ],
  "type": "Block",
  "abstractKey": "__isBlock"
};
})();

(node as any).hash = "ddd853d7df9beb93610546625c096929";

export default node;
