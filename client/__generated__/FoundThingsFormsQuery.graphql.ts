/**
 * @generated SignedSource<<8f39a2f735453fb591ee22d0e693912b>>
 * @relayHash 6c12a547e103b86d1120fac987648803
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c12a547e103b86d1120fac987648803

import type { ConcreteRequest } from 'relay-runtime';
export type FoundThingsFormsQuery$variables = {
  search?: string | null | undefined;
};
export type FoundThingsFormsQuery$data = {
  readonly forms: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly name: string;
      };
    }>;
  };
};
export type FoundThingsFormsQuery = {
  response: FoundThingsFormsQuery$data;
  variables: FoundThingsFormsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "search"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      },
      {
        "kind": "Variable",
        "name": "search",
        "variableName": "search"
      }
    ],
    "concreteType": "FormConnection",
    "kind": "LinkedField",
    "name": "forms",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FormEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Form",
            "kind": "LinkedField",
            "name": "node",
            "plural": false,
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
                "name": "name",
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
    "name": "FoundThingsFormsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FoundThingsFormsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "6c12a547e103b86d1120fac987648803",
    "metadata": {},
    "name": "FoundThingsFormsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "36e3c8d545cf363c68370e84a7d62927";

export default node;
