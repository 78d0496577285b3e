/**
 * @generated SignedSource<<8a7abae68463de89e72b4e2c66c25d7f>>
 * @relayHash 7c45b30ff082b21c58b166dcc45f4724
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c45b30ff082b21c58b166dcc45f4724

import type { ConcreteRequest } from 'relay-runtime';
export type AddSizesDialogQuery$variables = Record<PropertyKey, never>;
export type AddSizesDialogQuery$data = {
  readonly colors: ReadonlyArray<{
    readonly id: string;
    readonly title: string;
  }>;
};
export type AddSizesDialogQuery = {
  response: AddSizesDialogQuery$data;
  variables: AddSizesDialogQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Color",
    "kind": "LinkedField",
    "name": "colors",
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
        "name": "title",
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
    "name": "AddSizesDialogQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "AddSizesDialogQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "7c45b30ff082b21c58b166dcc45f4724",
    "metadata": {},
    "name": "AddSizesDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "94be89eca25f6053a4dcc2add3c1407b";

export default node;
