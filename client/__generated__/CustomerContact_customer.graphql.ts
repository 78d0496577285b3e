/**
 * @generated SignedSource<<0ce6144e5b4da7ca835319bb58641e3a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type CustomerContact_customer$data = {
  readonly company: string | null | undefined;
  readonly customerNumber: number | null | undefined;
  readonly email: string;
  readonly latest: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly invoiceAddress: {
          readonly phone: string | null | undefined;
          readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
        };
        readonly isPickup: boolean;
        readonly shippingAddress: {
          readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
        };
      };
    }>;
  };
  readonly user: {
    readonly addresses: ReadonlyArray<{
      readonly id: string;
      readonly isDefaultInvoice: boolean;
      readonly isDefaultShipping: boolean;
      readonly " $fragmentSpreads": FragmentRefs<"AddressLines_address">;
    }>;
    readonly phone: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "CustomerContact_customer";
};
export type CustomerContact_customer$key = {
  readonly " $data"?: CustomerContact_customer$data;
  readonly " $fragmentSpreads": FragmentRefs<"CustomerContact_customer">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "phone",
  "storageKey": null
},
v1 = {
  "args": null,
  "kind": "FragmentSpread",
  "name": "AddressLines_address"
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "CustomerContact_customer",
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
      "name": "company",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "customerNumber",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "User",
      "kind": "LinkedField",
      "name": "user",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "UserAddress",
          "kind": "LinkedField",
          "name": "addresses",
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDefaultShipping",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isDefaultInvoice",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": "latest",
      "args": [
        {
          "kind": "Literal",
          "name": "first",
          "value": 1
        }
      ],
      "concreteType": "OrderConnection",
      "kind": "LinkedField",
      "name": "orders",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "OrderEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Order",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
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
                  "concreteType": "Address",
                  "kind": "LinkedField",
                  "name": "shippingAddress",
                  "plural": false,
                  "selections": [
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "Address",
                  "kind": "LinkedField",
                  "name": "invoiceAddress",
                  "plural": false,
                  "selections": [
                    (v0/*:: as any*/),
                    (v1/*:: as any*/)
                  ],
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "orders(first:1)"
    }
  ],
  "type": "Customer",
  "abstractKey": null
};
})();

(node as any).hash = "c5c6baff5e6e3e0075f744d3c8fa8be5";

export default node;
