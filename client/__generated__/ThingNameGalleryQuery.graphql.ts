/**
 * @generated SignedSource<<0356173c283e5be65d3495b908582a53>>
 * @relayHash 6499b6c3b939ada72d0628b6ee4d6365
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6499b6c3b939ada72d0628b6ee4d6365

import type { ConcreteRequest } from 'relay-runtime';
export type ThingNameGalleryQuery$variables = {
  id: string;
};
export type ThingNameGalleryQuery$data = {
  readonly managedGallery: {
    readonly slug: string;
    readonly title: string;
  } | null | undefined;
};
export type ThingNameGalleryQuery = {
  response: ThingNameGalleryQuery$data;
  variables: ThingNameGalleryQuery$variables;
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
  "name": "title",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "slug",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ThingNameGalleryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Gallery",
        "kind": "LinkedField",
        "name": "managedGallery",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/)
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
    "name": "ThingNameGalleryQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Gallery",
        "kind": "LinkedField",
        "name": "managedGallery",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
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
    "id": "6499b6c3b939ada72d0628b6ee4d6365",
    "metadata": {},
    "name": "ThingNameGalleryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "c5604962eaf331da543cb0487f74381b";

export default node;
