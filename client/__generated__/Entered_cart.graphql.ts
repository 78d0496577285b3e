/**
 * @generated SignedSource<<3a61660df43a50e1ba4aa486b4f54e2c>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OrderFieldKind = "CHECKBOX" | "CHOICE" | "DATE" | "LONG_TEXT" | "NUMBER" | "TEXT";
import type { FragmentRefs } from "relay-runtime";
export type Entered_cart$data = {
  readonly checkout: {
    readonly askedFields: ReadonlyArray<{
      readonly answer: string | null | undefined;
      readonly key: string;
      readonly kind: OrderFieldKind;
      readonly label: string;
      readonly options: ReadonlyArray<{
        readonly key: string;
        readonly label: string;
      }>;
    }>;
    readonly comment: string | null | undefined;
    readonly email: string | null | undefined;
    readonly hasOwnInvoiceAddress: boolean;
    readonly invoiceAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
    } | null | undefined;
    readonly isPickup: boolean;
    readonly newsletter: boolean;
    readonly paymentMethod: {
      readonly description: string | null | undefined;
      readonly title: string;
    } | null | undefined;
    readonly pickupPlace: {
      readonly " $fragmentSpreads": FragmentRefs<"PickupPlace_place">;
    } | null | undefined;
    readonly shippingAddress: {
      readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
    } | null | undefined;
    readonly station: {
      readonly lines: ReadonlyArray<string>;
      readonly providerName: string;
    } | null | undefined;
  };
  readonly lines: ReadonlyArray<{
    readonly isWithdrawalExcluded: boolean;
    readonly pieces: ReadonlyArray<{
      readonly isWithdrawalExcluded: boolean;
    }>;
  }>;
  readonly needsShipping: boolean;
  readonly " $fragmentSpreads": FragmentRefs<"CodeField_cart">;
  readonly " $fragmentType": "Entered_cart";
};
export type Entered_cart$key = {
  readonly " $data"?: Entered_cart$data;
  readonly " $fragmentSpreads": FragmentRefs<"Entered_cart">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "label",
  "storageKey": null
},
v2 = [
  {
    "args": null,
    "kind": "FragmentSpread",
    "name": "AddressLines_address"
  }
],
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "isWithdrawalExcluded",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Entered_cart",
  "selections": [
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
      "concreteType": "CheckoutDetails",
      "kind": "LinkedField",
      "name": "checkout",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "email",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "comment",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "newsletter",
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
          "concreteType": "PickupPlace",
          "kind": "LinkedField",
          "name": "pickupPlace",
          "plural": false,
          "selections": [
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "PickupPlace_place"
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "DeliveryStation",
          "kind": "LinkedField",
          "name": "station",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "providerName",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "lines",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "AskedField",
          "kind": "LinkedField",
          "name": "askedFields",
          "plural": true,
          "selections": [
            (v0/*:: as any*/),
            (v1/*:: as any*/),
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "kind",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "answer",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "OrderFieldOption",
              "kind": "LinkedField",
              "name": "options",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "hasOwnInvoiceAddress",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "shippingAddress",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Address",
          "kind": "LinkedField",
          "name": "invoiceAddress",
          "plural": false,
          "selections": (v2/*:: as any*/),
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "PaymentMethod",
          "kind": "LinkedField",
          "name": "paymentMethod",
          "plural": false,
          "selections": [
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
              "name": "description",
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
      "concreteType": "CartLine",
      "kind": "LinkedField",
      "name": "lines",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "CartPiece",
          "kind": "LinkedField",
          "name": "pieces",
          "plural": true,
          "selections": [
            (v3/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "CodeField_cart"
    }
  ],
  "type": "Cart",
  "abstractKey": null
};
})();

(node as any).hash = "57365706002bafa2c1b6d59272aa85e1";

export default node;
