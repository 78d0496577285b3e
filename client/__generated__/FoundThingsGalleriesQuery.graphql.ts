/**
 * @generated SignedSource<<0d857dec8159b5685fddd39b92057030>>
 * @relayHash 28711ff7242df727f8c8414625e16213
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 28711ff7242df727f8c8414625e16213

import type { ConcreteRequest } from 'relay-runtime';
export type FoundThingsGalleriesQuery$variables = {
  search?: string | null | undefined;
};
export type FoundThingsGalleriesQuery$data = {
  readonly galleries: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly slug: string;
        readonly title: string;
      };
    }>;
  };
};
export type FoundThingsGalleriesQuery = {
  response: FoundThingsGalleriesQuery$data;
  variables: FoundThingsGalleriesQuery$variables;
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
        "fields": [
          {
            "kind": "Variable",
            "name": "search",
            "variableName": "search"
          }
        ],
        "kind": "ObjectValue",
        "name": "filter"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 20
      }
    ],
    "concreteType": "GalleryConnection",
    "kind": "LinkedField",
    "name": "galleries",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "GalleryEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Gallery",
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
                "name": "title",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "slug",
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
    "name": "FoundThingsGalleriesQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "FoundThingsGalleriesQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "28711ff7242df727f8c8414625e16213",
    "metadata": {},
    "name": "FoundThingsGalleriesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "429cb8348bfdddbc0d2fd52a12a70788";

export default node;
