/**
 * @generated SignedSource<<a1400378dfed77dafdd9fd0f8f1a9a8c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Entered_shop$data = {
  readonly checkout: {
    readonly pickupAddress: string | null | undefined;
  };
  readonly " $fragmentType": "Entered_shop";
};
export type Entered_shop$key = {
  readonly " $data"?: Entered_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"Entered_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Entered_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "CheckoutRules",
      "kind": "LinkedField",
      "name": "checkout",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "pickupAddress",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "2d8506bb409c6d106ca8941350680a0c";

export default node;
