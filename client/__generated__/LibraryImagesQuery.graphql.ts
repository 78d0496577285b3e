/**
 * @generated SignedSource<<26e4cc6f6f470ecd43dfc4b2aa78d599>>
 * @relayHash 60c71790a689e2cf546fbe51b2dac346
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 60c71790a689e2cf546fbe51b2dac346

import type { ConcreteRequest } from 'relay-runtime';
export type FileTab = "LIBRARY" | "TRASH";
export type FileType = "DOCUMENT" | "OTHER" | "PDF" | "PICTURE" | "VIDEO";
export type FileFilter = {
  extensions?: ReadonlyArray<string> | null | undefined;
  from?: string | null | undefined;
  hasAlt?: boolean | null | undefined;
  ids?: ReadonlyArray<string> | null | undefined;
  isArchived?: boolean | null | undefined;
  isOwn?: boolean | null | undefined;
  isPublic?: boolean | null | undefined;
  leastHeight?: number | null | undefined;
  leastWidth?: number | null | undefined;
  search?: string | null | undefined;
  tab?: FileTab | null | undefined;
  tags?: ReadonlyArray<string> | null | undefined;
  to?: string | null | undefined;
  types?: ReadonlyArray<FileType> | null | undefined;
};
export type LibraryImagesQuery$variables = {
  after?: string | null | undefined;
  filter: FileFilter;
  first: number;
};
export type LibraryImagesQuery$data = {
  readonly files: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly id: string;
        readonly isPublic: boolean;
        readonly name: string;
        readonly thumb: string | null | undefined;
      };
    }>;
    readonly pageCursors: {
      readonly around: ReadonlyArray<{
        readonly cursor: string | null | undefined;
        readonly isCurrent: boolean;
        readonly page: number;
      }>;
      readonly first: {
        readonly cursor: string | null | undefined;
        readonly page: number;
      } | null | undefined;
      readonly last: {
        readonly cursor: string | null | undefined;
        readonly page: number;
      } | null | undefined;
      readonly next: {
        readonly cursor: string | null | undefined;
      } | null | undefined;
      readonly previous: {
        readonly cursor: string | null | undefined;
      } | null | undefined;
    };
    readonly totalCount: number;
  };
};
export type LibraryImagesQuery = {
  response: LibraryImagesQuery$data;
  variables: LibraryImagesQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "after"
},
v1 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "filter"
},
v2 = {
  "defaultValue": null,
  "kind": "LocalArgument",
  "name": "first"
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "page",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "cursor",
  "storageKey": null
},
v5 = [
  (v3/*:: as any*/),
  (v4/*:: as any*/)
],
v6 = [
  (v4/*:: as any*/)
],
v7 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "after",
        "variableName": "after"
      },
      {
        "kind": "Variable",
        "name": "filter",
        "variableName": "filter"
      },
      {
        "kind": "Variable",
        "name": "first",
        "variableName": "first"
      },
      {
        "kind": "Literal",
        "name": "orderBy",
        "value": {
          "direction": "DESC",
          "field": "UPLOADED"
        }
      }
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
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "PageCursors",
        "kind": "LinkedField",
        "name": "pageCursors",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "PageCursor",
            "kind": "LinkedField",
            "name": "first",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageCursor",
            "kind": "LinkedField",
            "name": "previous",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageCursor",
            "kind": "LinkedField",
            "name": "around",
            "plural": true,
            "selections": [
              (v3/*:: as any*/),
              (v4/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isCurrent",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageCursor",
            "kind": "LinkedField",
            "name": "next",
            "plural": false,
            "selections": (v6/*:: as any*/),
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "concreteType": "PageCursor",
            "kind": "LinkedField",
            "name": "last",
            "plural": false,
            "selections": (v5/*:: as any*/),
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "FileEdge",
        "kind": "LinkedField",
        "name": "edges",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "File",
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
                "name": "name",
                "storageKey": null
              },
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "isPublic",
                "storageKey": null
              },
              {
                "alias": "thumb",
                "args": [
                  {
                    "kind": "Literal",
                    "name": "height",
                    "value": 200
                  },
                  {
                    "kind": "Literal",
                    "name": "width",
                    "value": 200
                  }
                ],
                "kind": "ScalarField",
                "name": "pictureUrl",
                "storageKey": "pictureUrl(height:200,width:200)"
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
    "argumentDefinitions": [
      (v0/*:: as any*/),
      (v1/*:: as any*/),
      (v2/*:: as any*/)
    ],
    "kind": "Fragment",
    "metadata": null,
    "name": "LibraryImagesQuery",
    "selections": (v7/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [
      (v2/*:: as any*/),
      (v0/*:: as any*/),
      (v1/*:: as any*/)
    ],
    "kind": "Operation",
    "name": "LibraryImagesQuery",
    "selections": (v7/*:: as any*/)
  },
  "params": {
    "id": "60c71790a689e2cf546fbe51b2dac346",
    "metadata": {},
    "name": "LibraryImagesQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d14d2e9701be89d58a9d0103f9642d43";

export default node;
