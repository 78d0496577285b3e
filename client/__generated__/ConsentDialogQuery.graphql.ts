/**
 * @generated SignedSource<<81026b400ecb8ed601eefc9d7cf0d819>>
 * @relayHash edbffd7e3d0eb4c018a77587b5747147
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID edbffd7e3d0eb4c018a77587b5747147

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentPurpose = "AD_CAMPAIGN" | "ANALYTICS" | "FACEBOOK" | "FACEBOOK_PIXEL" | "FIREBASE_MESSAGING" | "INSTAGRAM" | "MAPS" | "VIDEO";
export type ConsentDialogQuery$variables = Record<PropertyKey, never>;
export type ConsentDialogQuery$data = {
  readonly shop: {
    readonly consentRequest: {
      readonly accept: string;
      readonly choose: string;
      readonly purposes: ReadonlyArray<{
        readonly purpose: ConsentPurpose;
        readonly services: ReadonlyArray<{
          readonly keeps: string;
          readonly name: string;
          readonly provider: string;
          readonly receives: string;
        }>;
        readonly text: string;
        readonly title: string;
      }>;
      readonly refuse: string;
      readonly text: string;
      readonly title: string;
    } | null | undefined;
  };
};
export type ConsentDialogQuery = {
  response: ConsentDialogQuery$data;
  variables: ConsentDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
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
      {
        "alias": null,
        "args": null,
        "concreteType": "ConsentRequest",
        "kind": "LinkedField",
        "name": "consentRequest",
        "plural": false,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "refuse",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "accept",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "choose",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "AskedPurpose",
            "kind": "LinkedField",
            "name": "purposes",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "purpose",
                "storageKey": null
              },
              (v0/*:: as any*/),
              (v1/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "concreteType": "ConsentService",
                "kind": "LinkedField",
                "name": "services",
                "plural": true,
                "selections": [
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "name",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "provider",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "receives",
                    "storageKey": null
                  },
                  {
                    "alias": null,
                    "args": null,
                    "kind": "ScalarField",
                    "name": "keeps",
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
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ConsentDialogQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ConsentDialogQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "edbffd7e3d0eb4c018a77587b5747147",
    "metadata": {},
    "name": "ConsentDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "61a206d6ad734a12477a1d868c3db2e2";

export default node;
