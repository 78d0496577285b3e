/**
 * @generated SignedSource<<799a112179e73d34d6d831025ef96172>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CheckStep_cart$data = {
  readonly id: string;
  readonly needsShipping: boolean;
  readonly revision: number;
  readonly totals: {
    readonly toPay: {
      readonly cents: number;
      readonly currency: string;
    };
  };
  readonly " $fragmentSpreads": FragmentRefs<"Entered_cart" | "OrderBox_cart">;
  readonly " $fragmentType": "CheckStep_cart";
};
export type CheckStep_cart$key = {
  readonly " $data"?: CheckStep_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"CheckStep_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CheckStep_cart",
  "selections": [
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
      "name": "revision",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "needsShipping",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Totals",
      "kind": "LinkedField",
      "name": "totals",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Money",
          "kind": "LinkedField",
          "name": "toPay",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "cents",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "currency",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "Entered_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderBox_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "d35af2a841645ae23d5d9f7683c48e4b";

export default node;
