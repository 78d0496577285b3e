/**
 * @generated SignedSource<<3659cb99793e2ccf121e880a956872d1>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ApprovalReason = "MONTH_BUDGET" | "ORDER_LIMIT";
import type { FragmentRefs } from "relay-runtime";
export type OrderBox_cart$data = {
  readonly approval: {
    readonly reason: ApprovalReason;
  } | null | undefined;
  readonly isPlaceable: boolean;
  readonly lines: ReadonlyArray<{
    readonly id: string;
    readonly " $fragmentSpreads": FragmentRefs<"CheckLine_line">;
  }>;
  readonly needsShipping: boolean;
  readonly pieceCount: number;
  readonly totals: {
    readonly toPay: {
      readonly cents: number;
      readonly currency: string;
    };
    readonly " $fragmentSpreads": FragmentRefs<"TotalsRows_totals">;
  };
  readonly " $fragmentSpreads": FragmentRefs<"ApprovalWay_cart" | "DeliveryText_cart" | "MinimumNote_cart" | "ShippingLabel_cart" | "VatIdNote_cart">;
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
      "name": "needsShipping",
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
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ApprovalWay_cart"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ApprovalNeed",
      "kind": "LinkedField",
      "name": "approval",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "reason",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Cart",
  "abstractKey": null
};

(node as any).hash = "630ac47b98848f0bab66fcf79ecab2cc";

export default node;
