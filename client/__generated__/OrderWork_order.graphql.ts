/**
 * @generated SignedSource<<658ad9ebc8565557f736496346a581a5>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type AddressType = "COMPANY" | "PERSON";
export type OrderAction = "CANCEL" | "CHANGE_INVOICE_ADDRESS" | "CHANGE_SHIPPING_ADDRESS" | "CORRECT_TRACKING" | "MARK_REFUNDED" | "MARK_UNPAID" | "MARK_UNSHIPPED";
export type PaymentState = "OPEN" | "PAID" | "REFUNDED";
import type { FragmentRefs } from "relay-runtime";
export type OrderWork_order$data = {
  readonly carrier: string | null | undefined;
  readonly carriers: ReadonlyArray<string>;
  readonly id: string;
  readonly invoiceAddress: {
    readonly address: string;
    readonly city: string;
    readonly company: string | null | undefined;
    readonly countryName: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string | null | undefined;
    readonly title: string | null | undefined;
    readonly type: AddressType;
    readonly vatId: string | null | undefined;
    readonly zip: string;
  };
  readonly isPickup: boolean;
  readonly needsShipping: boolean;
  readonly orderNumber: string;
  readonly paymentState: PaymentState;
  readonly revision: number;
  readonly shippingAddress: {
    readonly address: string;
    readonly city: string;
    readonly company: string | null | undefined;
    readonly countryName: string;
    readonly firstName: string;
    readonly lastName: string;
    readonly phone: string | null | undefined;
    readonly title: string | null | undefined;
    readonly type: AddressType;
    readonly vatId: string | null | undefined;
    readonly zip: string;
  };
  readonly totals: {
    readonly toPay: {
      readonly cents: number;
      readonly currency: string;
    };
  };
  readonly trackingNumber: string | null | undefined;
  readonly viewerActions: ReadonlyArray<OrderAction>;
  readonly " $fragmentType": "OrderWork_order";
};
export type OrderWork_order$key = {
  readonly " $data"?: OrderWork_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"OrderWork_order">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "type",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "title",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "company",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "vatId",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "firstName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "lastName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "address",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "zip",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "city",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "countryName",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "phone",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "OrderWork_order",
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
      "name": "orderNumber",
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
      "name": "isPickup",
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
      "name": "paymentState",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carrier",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "carriers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trackingNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "viewerActions",
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
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "shippingAddress",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Address",
      "kind": "LinkedField",
      "name": "invoiceAddress",
      "plural": false,
      "selections": (v0/*:: as any*/),
      "storageKey": null
    }
  ],
  "type": "Order",
  "abstractKey": null
};
})();

(node as any).hash = "c8667ed3f612a790bcb53ac5f1410fd2";

export default node;
