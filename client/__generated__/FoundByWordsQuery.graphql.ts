/**
 * @generated SignedSource<<dd91479087d5c5bc1a1791f5ec85d04d>>
 * @relayHash 7d695167a79aef543a39e73ed8d7ceed
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7d695167a79aef543a39e73ed8d7ceed

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN";
export type FoundByWordsQuery$variables = {
  language: Language;
  words: ReadonlyArray<string>;
};
export type FoundByWordsQuery$data = {
  readonly foundByWords: {
    readonly together: number;
    readonly words: ReadonlyArray<{
      readonly products: number;
      readonly word: string;
    }>;
  };
};
export type FoundByWordsQuery = {
  response: FoundByWordsQuery$data;
  variables: FoundByWordsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "language"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "words"
},
v2 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "language",
        "variableName": "language"
      },
      {
        "kind": "Variable",
        "name": "words",
        "variableName": "words"
      }
    ],
    "concreteType": "FoundByWords",
    "kind": "LinkedField",
    "name": "foundByWords",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "FoundByWord",
        "kind": "LinkedField",
        "name": "words",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "word",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "products",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "together",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "FoundByWordsQuery",
    "selections": (v2/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v1/*:: as any*/),
      (v0/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "FoundByWordsQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "7d695167a79aef543a39e73ed8d7ceed",
    "metadata": {},
    "name": "FoundByWordsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "b8fa72d7b4307a6b7dece0244577a60f";

export default node;
