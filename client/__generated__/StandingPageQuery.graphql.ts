/**
 * @generated SignedSource<<34e30ea435d9f8ae08e5f06e7dae6521>>
 * @relayHash f4f0dfc6815467249a857a1967e7d6db
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f4f0dfc6815467249a857a1967e7d6db

import type { ConcreteRequest } from 'relay-runtime';
export type StandingPage = "ACCESSIBILITY" | "AGB" | "DISCLAIMER" | "HELP" | "IMPRINT" | "LANDING" | "NOT_FOUND" | "PRIVACY" | "SHIPPING" | "SIZES" | "WITHDRAWAL";
export type StandingPageQuery$variables = {
  key: StandingPage;
};
export type StandingPageQuery$data = {
  readonly standingPage: {
    readonly description: string | null | undefined;
    readonly key: StandingPage | null | undefined;
    readonly liveHtml: string | null | undefined;
    readonly title: string;
  } | null | undefined;
};
export type StandingPageQuery = {
  response: StandingPageQuery$data;
  variables: StandingPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "key",
    "variableName": "key"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "key",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "title",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "description",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "liveHtml",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "StandingPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Entry",
        "kind": "LinkedField",
        "name": "standingPage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
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
    "name": "StandingPageQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Entry",
        "kind": "LinkedField",
        "name": "standingPage",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "id": "f4f0dfc6815467249a857a1967e7d6db",
    "metadata": {},
    "name": "StandingPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6d91bf28ec20f2d8674cfa56f540e48a";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
