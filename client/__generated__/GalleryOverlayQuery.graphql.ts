/**
 * @generated SignedSource<<a574e92ac6906cae5aea6ee6c8df0b61>>
 * @relayHash e3d127dd3a2d83687ca04c23531aeff5
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID e3d127dd3a2d83687ca04c23531aeff5

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type GalleryOverlayQuery$variables = Record<PropertyKey, never>;
export type GalleryOverlayQuery$data = {
  readonly archive: {
    readonly totalCount: number;
  };
  readonly library: {
    readonly availableExtensions: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
    readonly availableTags: ReadonlyArray<{
      readonly count: number;
      readonly value: string;
    }>;
  };
  readonly " $fragmentSpreads": FragmentRefs<"UploadStage_query">;
};
export type GalleryOverlayQuery = {
  response: GalleryOverlayQuery$data;
  variables: GalleryOverlayQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  "PICTURE"
],
v1 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "value",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "count",
    "storageKey": null
  }
],
v3 = {
  "alias": "library",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "types": (v0/*:: as any*/)
      }
    },
    (v1/*:: as any*/)
  ],
  "concreteType": "FileConnection",
  "kind": "LinkedField",
  "name": "files",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FileChoice",
      "kind": "LinkedField",
      "name": "availableTags",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FileChoice",
      "kind": "LinkedField",
      "name": "availableExtensions",
      "plural": true,
      "selections": (v2/*:: as any*/),
      "storageKey": null
    }
  ],
  "storageKey": "files(filter:{\"types\":[\"PICTURE\"]},first:1)"
},
v4 = {
  "alias": "archive",
  "args": [
    {
      "kind": "Literal",
      "name": "filter",
      "value": {
        "isArchived": true,
        "types": (v0/*:: as any*/)
      }
    },
    (v1/*:: as any*/)
  ],
  "concreteType": "FileConnection",
  "kind": "LinkedField",
  "name": "files",
  "plural": false,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "totalCount",
      "storageKey": null
    }
  ],
  "storageKey": "files(filter:{\"isArchived\":true,\"types\":[\"PICTURE\"]},first:1)"
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "GalleryOverlayQuery",
    "selections": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "args": null,
        "kind": "FragmentSpread",
        "name": "UploadStage_query"
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "GalleryOverlayQuery",
    "selections": [
      (v3/*:: as any*/),
      (v4/*:: as any*/),
      {
        "alias": null,
        "args": null,
        "concreteType": "UploadRules",
        "kind": "LinkedField",
        "name": "uploadRules",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "UploadLimit",
            "kind": "LinkedField",
            "name": "limits",
            "plural": true,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "bytes",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "extensions",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PixelSize",
            "kind": "LinkedField",
            "name": "minimum",
            "plural": false,
            "selections": [
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "width",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "height",
                "storageKey": null
              }
            ],
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "e3d127dd3a2d83687ca04c23531aeff5",
    "metadata": {},
    "name": "GalleryOverlayQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "31190312c9cff6a5579d30c540e22aab";

export default node;
