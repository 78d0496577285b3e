/**
 * @generated SignedSource<<a9a7a8503a42220693449096a549ec9f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Blocks_blocks$data = ReadonlyArray<{
  readonly __typename: string;
  readonly BenefitsBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"BenefitsBlock_block">;
  } | null | undefined;
  readonly ButtonBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"ButtonBlock_block">;
  } | null | undefined;
  readonly ColumnsBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"ColumnsBlock_block">;
  } | null | undefined;
  readonly FormBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"FormBlock_block">;
  } | null | undefined;
  readonly GroupCardsBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"GroupCardsBlock_block">;
  } | null | undefined;
  readonly HeroBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"HeroBlock_block">;
  } | null | undefined;
  readonly ImageBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"ImageBlock_block">;
  } | null | undefined;
  readonly LiveBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"LiveBlock_block">;
  } | null | undefined;
  readonly ProductCarouselBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductCarouselBlock_block">;
  } | null | undefined;
  readonly ProductGridBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"ProductGridBlock_block">;
  } | null | undefined;
  readonly SpacerBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"SpacerBlock_block">;
  } | null | undefined;
  readonly TextBlock_block: {
    readonly " $fragmentSpreads": FragmentRefs<"TextBlock_block">;
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
  readonly " $fragmentSpreads": FragmentRefs<"RareBlock_block">;
  readonly " $fragmentType": "Blocks_blocks";
}>;
export type Blocks_blocks$key = ReadonlyArray<{
  readonly " $data"?: Blocks_blocks$data;
  readonly " $fragmentSpreads": FragmentRefs<"Blocks_blocks">;
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
  "name": "Blocks_blocks",
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
            "name": "ButtonBlock_block"
          }
        ],
        "type": "ButtonBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ButtonBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ColumnsBlock_block"
          }
        ],
        "type": "ColumnsBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ColumnsBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "FormBlock_block"
          }
        ],
        "type": "FormBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "FormBlock_block"
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
            "name": "ImageBlock_block"
          }
        ],
        "type": "ImageBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ImageBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "LiveBlock_block"
          }
        ],
        "type": "LiveBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "LiveBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "SpacerBlock_block"
          }
        ],
        "type": "SpacerBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "SpacerBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "TextBlock_block"
          }
        ],
        "type": "TextBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "TextBlock_block"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "RareBlock_block"
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
            "name": "ProductCarouselBlock_block"
          }
        ],
        "type": "ProductCarouselBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ProductCarouselBlock_block"
    },
    {
      "fragment": {
        "kind": "InlineFragment",
        "selections": [
          {
            "args": null,
            "kind": "FragmentSpread",
            "name": "ProductGridBlock_block"
          }
        ],
        "type": "ProductGridBlock",
        "abstractKey": null
      },
      "kind": "AliasedInlineFragmentSpread",
      "name": "ProductGridBlock_block"
    }
  ],
  "type": "Block",
  "abstractKey": "__isBlock"
};
})();

(node as any).hash = "a7ef6a68e09ee6027954315a51254d09";

export default node;
