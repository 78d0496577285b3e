/**
 * @generated SignedSource<<abbfd16217f32bbe17091d2eb5ec980a>>
 * @relayHash 20f14fd41590c686d92638b26848028d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 20f14fd41590c686d92638b26848028d

import type { ConcreteRequest } from 'relay-runtime';
export type ConsentPurpose = "AD_CAMPAIGN" | "ANALYTICS" | "FACEBOOK" | "FACEBOOK_PIXEL" | "FIREBASE_MESSAGING" | "INSTAGRAM" | "MAPS" | "VIDEO";
export type ConsentWay = "DIALOG" | "PLACEHOLDER";
export type ConsentProofQuery$variables = {
  subject: string;
};
export type ConsentProofQuery$data = {
  readonly consentRecords: ReadonlyArray<{
    readonly decidedAt: string;
    readonly granted: ReadonlyArray<ConsentPurpose>;
    readonly key: string;
    readonly language: string;
    readonly refused: ReadonlyArray<ConsentPurpose>;
    readonly request: {
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
    };
    readonly version: string;
    readonly way: ConsentWay;
  }>;
};
export type ConsentProofQuery = {
  response: ConsentProofQuery$data;
  variables: ConsentProofQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "subject"
  }
],
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "text",
  "storageKey": null
},
v3 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "subject",
        "variableName": "subject"
      }
    ],
    "concreteType": "ConsentRecord",
    "kind": "LinkedField",
    "name": "consentRecords",
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
        "name": "decidedAt",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "version",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "language",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "way",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "granted",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "refused",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "ConsentRequest",
        "kind": "LinkedField",
        "name": "request",
        "plural": false,
        "selections": [
          (v1/*:: as any*/),
          (v2/*:: as any*/),
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
              (v1/*:: as any*/),
              (v2/*:: as any*/),
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ConsentProofQuery",
    "selections": (v3/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ConsentProofQuery",
    "selections": (v3/*:: as any*/)
  },
  "params": {
    "id": "20f14fd41590c686d92638b26848028d",
    "metadata": {},
    "name": "ConsentProofQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "30eb0990b055ae17160051fb9a83c186";

export default node;
