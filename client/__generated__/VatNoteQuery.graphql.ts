/**
 * @generated SignedSource<<174b4f323b75b3c3aaa5848e4f134f2e>>
 * @relayHash 9bcedfd8874c7b2ea0c2978e2305f1eb
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9bcedfd8874c7b2ea0c2978e2305f1eb

import type { ConcreteRequest } from 'relay-runtime';
export type VatCategory = "EXPORT" | "INTRA_COMMUNITY" | "OUT_OF_SCOPE" | "STANDARD";
export type VatNoteQuery$variables = Record<PropertyKey, never>;
export type VatNoteQuery$data = {
  readonly viewer: {
    readonly cart: {
      readonly destinationVat: {
        readonly category: VatCategory;
        readonly countryName: string;
        readonly isHome: boolean;
        readonly rates: ReadonlyArray<{
          readonly group: string;
          readonly rate: number;
        }>;
      } | null | undefined;
    } | null | undefined;
  };
};
export type VatNoteQuery = {
  response: VatNoteQuery$data;
  variables: VatNoteQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "concreteType": "DestinationVat",
  "kind": "LinkedField",
  "name": "destinationVat",
  "plural": false,
  "selections": [
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
      "name": "isHome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "category",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "VatGroupRate",
      "kind": "LinkedField",
      "name": "rates",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "group",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "rate",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "VatNoteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v0/*:: as any*/)
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "VatNoteQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Viewer",
        "kind": "LinkedField",
        "name": "viewer",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Cart",
            "kind": "LinkedField",
            "name": "cart",
            "plural": false,
            "selections": [
              (v0/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "9bcedfd8874c7b2ea0c2978e2305f1eb",
    "metadata": {},
    "name": "VatNoteQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "749b12ce31bf89268e7d058b780189ef";

export default node;
