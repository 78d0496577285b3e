/**
 * @generated SignedSource<<073a6f2998752bd6fa331f4287a4eb77>>
 * @relayHash 29961ca24e05c3fa7d63fa7548eb3f11
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 29961ca24e05c3fa7d63fa7548eb3f11

import type { ConcreteRequest } from 'relay-runtime';
export type linkStatesQuery$variables = {
  hrefs: ReadonlyArray<string>;
};
export type linkStatesQuery$data = {
  readonly brokenLinks: ReadonlyArray<{
    readonly href: string;
    readonly isUnpublished: boolean;
  }>;
};
export type linkStatesQuery = {
  response: linkStatesQuery$data;
  variables: linkStatesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "hrefs"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "hrefs",
        "variableName": "hrefs"
      }
    ],
    "concreteType": "BrokenLink",
    "kind": "LinkedField",
    "name": "brokenLinks",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "href",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "isUnpublished",
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
    "name": "linkStatesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "linkStatesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "29961ca24e05c3fa7d63fa7548eb3f11",
    "metadata": {},
    "name": "linkStatesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39ba24b85948402ac5a46c9c7e041a25";

export default node;
