/**
 * @generated SignedSource<<a90596bc6fa51859130be44d66666403>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerEditor_shop$data = {
  readonly paymentMethods: ReadonlyArray<{
    readonly key: string;
    readonly title: string;
  }>;
  readonly " $fragmentType": "CustomerEditor_shop";
};
export type CustomerEditor_shop$key = {
  readonly " $data"?: CustomerEditor_shop$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerEditor_shop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerEditor_shop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "PaymentMethod",
      "kind": "LinkedField",
      "name": "paymentMethods",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Shop",
  "abstractKey": null
};

(node as any).hash = "b740b0a7aa2ac48f39b7cccf156bab39";

export default node;
