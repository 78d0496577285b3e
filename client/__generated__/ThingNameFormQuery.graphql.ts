/**
 * @generated SignedSource<<6123efb88a409c8726c28fcab9fac41b>>
 * @relayHash 218fff6dcb67b098619aac226767902f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 218fff6dcb67b098619aac226767902f

import type { ConcreteRequest } from 'relay-runtime';
export type ThingNameFormQuery$variables = {
  id: string;
};
export type ThingNameFormQuery$data = {
  readonly form: {
    readonly name: string;
  } | null | undefined;
};
export type ThingNameFormQuery = {
  response: ThingNameFormQuery$data;
  variables: ThingNameFormQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "id"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "id",
    "variableName": "id"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ThingNameFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "form",
        "plural": false,
        "selections": [
          (v2/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ThingNameFormQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Form",
        "kind": "LinkedField",
        "name": "form",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
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
    ]
  },
  "params": {
    "id": "218fff6dcb67b098619aac226767902f",
    "metadata": {},
    "name": "ThingNameFormQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "73117809ec19a1fda8a4b9f51fe2722a";

export default node;
