/**
 * @generated SignedSource<<8516d0368335d357e2292e11b534210c>>
 * @relayHash c6b659adf023353cde6b1cf83003d7f7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c6b659adf023353cde6b1cf83003d7f7

import type { ConcreteRequest } from 'relay-runtime';
export type Language = "DE" | "EN";
export type TextPreviewsQuery$variables = {
  key: string;
  language: Language;
  text: string;
};
export type TextPreviewsQuery$data = {
  readonly textPreview: {
    readonly problem: string | null | undefined;
    readonly text: string | null | undefined;
  } | null | undefined;
};
export type TextPreviewsQuery = {
  response: TextPreviewsQuery$data;
  variables: TextPreviewsQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "key"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "language"
  },
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "text"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "key",
        "variableName": "key"
      },
      {
        "kind": "Variable",
        "name": "language",
        "variableName": "language"
      },
      {
        "kind": "Variable",
        "name": "text",
        "variableName": "text"
      }
    ],
    "concreteType": "TextPreview",
    "kind": "LinkedField",
    "name": "textPreview",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "text",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "problem",
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
    "name": "TextPreviewsQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "TextPreviewsQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "c6b659adf023353cde6b1cf83003d7f7",
    "metadata": {},
    "name": "TextPreviewsQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "6eb112af8e6e6990d2cd420d6d5cc35b";

export default node;
