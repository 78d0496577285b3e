/**
 * @generated SignedSource<<d0956c9d5a50bea276095631f0c213ee>>
 * @relayHash a2f9c395aa8fa90a72a35a2f16a991cf
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a2f9c395aa8fa90a72a35a2f16a991cf

import type { ConcreteRequest } from 'relay-runtime';
export type EditedKind = "ENTRY" | "PRODUCT" | "PRODUCT_GROUP";
export type DebugPanelQuery$variables = {
  language: string;
  path: string;
};
export type DebugPanelQuery$data = {
  readonly editedAt: {
    readonly editorPath: string;
    readonly kind: EditedKind;
    readonly title: string;
  } | null | undefined;
};
export type DebugPanelQuery = {
  response: DebugPanelQuery$data;
  variables: DebugPanelQuery$variables;
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
  "name": "path"
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
        "name": "path",
        "variableName": "path"
      }
    ],
    "concreteType": "EditedThing",
    "kind": "LinkedField",
    "name": "editedAt",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "kind",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "title",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "editorPath",
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
    "name": "DebugPanelQuery",
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
    "name": "DebugPanelQuery",
    "selections": (v2/*:: as any*/)
  },
  "params": {
    "id": "a2f9c395aa8fa90a72a35a2f16a991cf",
    "metadata": {},
    "name": "DebugPanelQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d6a3405b73045bf4e32c2a85cc8147d6";

export default node;
