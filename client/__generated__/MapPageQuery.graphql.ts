/**
 * @generated SignedSource<<fc9987769f13338938a81ad14e5b0dc6>>
 * @relayHash 6cc367a36687c270656f19f0012d0e2c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6cc367a36687c270656f19f0012d0e2c

import type { ConcreteRequest } from 'relay-runtime';
export type MapPageQuery$variables = Record<PropertyKey, never>;
export type MapPageQuery$data = {
  readonly privacy: {
    readonly values: any;
  } | null | undefined;
  readonly shop: {
    readonly address: string;
    readonly checkout: {
      readonly pickupPlaces: ReadonlyArray<{
        readonly address: string;
        readonly hours: string | null | undefined;
        readonly key: string;
        readonly name: string;
      }>;
    };
    readonly name: string;
  };
};
export type MapPageQuery = {
  response: MapPageQuery$data;
  variables: MapPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "address",
  "storageKey": null
},
v2 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Shop",
    "kind": "LinkedField",
    "name": "shop",
    "plural": false,
    "selections": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
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
            "concreteType": "PickupPlace",
            "kind": "LinkedField",
            "name": "pickupPlaces",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "key",
                "storageKey": null
              },
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "hours",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  },
  {
    "alias": "privacy",
    "args": [
      {
        "kind": "Literal",
        "name": "key",
        "value": "privacy"
      }
    ],
    "concreteType": "SettingsSection",
    "kind": "LinkedField",
    "name": "settingsSection",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "values",
        "storageKey": null
      }
    ],
    "storageKey": "settingsSection(key:\"privacy\")"
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "MapPageQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "MapPageQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "6cc367a36687c270656f19f0012d0e2c",
    "metadata": {},
    "name": "MapPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "22f547a2d3e11e6d655f391d2e54f083";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
