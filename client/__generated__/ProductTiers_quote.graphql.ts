/**
 * @generated SignedSource<<868c5c12e8262ea8b24b2f507a059039>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ProductTiers_quote$data = {
  readonly amount: number;
  readonly tiers: ReadonlyArray<{
    readonly from: number;
    readonly isReached: boolean;
  }>;
  readonly " $fragmentType": "ProductTiers_quote";
};
export type ProductTiers_quote$key = {
  readonly " $data"?: ProductTiers_quote$data;
  readonly " $fragmentSpreads": FragmentRefs<"ProductTiers_quote">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ProductTiers_quote",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "amount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "TierState",
      "kind": "LinkedField",
      "name": "tiers",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "from",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "isReached",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProductQuote",
  "abstractKey": null
};

(node as any).hash = "6e6eae13ec65dede28884cb32d84b9a2";

export default node;
