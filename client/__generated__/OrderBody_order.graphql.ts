/**
 * @generated SignedSource<<ff9b082f1af321462f132f343e81e445>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBody_order$data = {
  readonly agreedTexts: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"AgreedTextButton_text">;
  }>;
  readonly " $fragmentSpreads": FragmentRefs<"OrderDetails_order" | "OrderLines_order">;
  readonly " $fragmentType": "OrderBody_order";
};
export type OrderBody_order$key = {
  readonly " $data"?: OrderBody_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBody_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBody_order",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderLines_order"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "OrderDetails_order"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AgreedText",
      "kind": "LinkedField",
      "name": "agreedTexts",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "AgreedTextButton_text"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};

(node as any).hash = "257f9760ec87bcd60d9343ff94618bd9";

export default node;
