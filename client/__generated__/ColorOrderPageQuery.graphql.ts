/**
 * @generated SignedSource<<0f3a04d5c866c1cf4ff3b09ab671a98f>>
 * @relayHash f38bf052d3f4e4763ed323f3e3fcbf3f
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f38bf052d3f4e4763ed323f3e3fcbf3f

import type { ConcreteRequest } from 'relay-runtime';
export type ColorOrderPageQuery$variables = Record<PropertyKey, never>;
export type ColorOrderPageQuery$data = {
  readonly colors: ReadonlyArray<{
    readonly code: string;
    readonly hex: string;
    readonly id: string;
    readonly swatchUrl: string | null | undefined;
    readonly title: string;
  }>;
};
export type ColorOrderPageQuery = {
  response: ColorOrderPageQuery$data;
  variables: ColorOrderPageQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "Color",
    "kind": "LinkedField",
    "name": "colors",
    "plural": true,
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
        "name": "code",
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
        "name": "hex",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "swatchUrl",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "ColorOrderPageQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "ColorOrderPageQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "f38bf052d3f4e4763ed323f3e3fcbf3f",
    "metadata": {},
    "name": "ColorOrderPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "896d52a49bc29502ab121306c8d57b7e";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
