/**
 * @generated SignedSource<<2f2e549b59f0952f09be31134a33a0bd>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type OrderBox_cart$data = {
  readonly isPlaceable: boolean;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CheckLine_line">;
  }>;
  readonly pieceCount: number;
  readonly totals: {
    readonly toPay: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"TotalsRows_totals">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"DeliveryText_cart" | "MinimumNote_cart" | "ShippingLabel_cart" | "VatIdNote_cart">;
  readonly " $fragmentType": "OrderBox_cart";
};
export type OrderBox_cart$key = {
  readonly " $data"?: OrderBox_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderBox_cart">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderBox_cart",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "pieceCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isPlaceable",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "CartLine",
      "kind": "LinkedField",
      "name": "lines",
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
          "name": "CheckLine_line"
        }
      ],
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
        },
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "TotalsRows_totals"
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "DeliveryText_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ShippingLabel_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "VatIdNote_cart"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "MinimumNote_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "9ecf79d8f419d131dd1c3021d8dcf5e1";

export default node;
