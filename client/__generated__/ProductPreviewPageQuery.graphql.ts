/**
 * @generated SignedSource<<429de527eeec56953a274cbf708f4472>>
 * @relayHash ea71fd74c87673e5394f30f81570f18b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ea71fd74c87673e5394f30f81570f18b

import type { ConcreteRequest } from 'relay-runtime';
export type ProductPreviewPageQuery$variables = {
  id: string;
};
export type ProductPreviewPageQuery$data = {
  readonly managedProduct: {
    readonly id: string;
    readonly title: string;
  } | null | undefined;
};
export type ProductPreviewPageQuery = {
  response: ProductPreviewPageQuery$data;
  variables: ProductPreviewPageQuery$variables;
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
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "id",
        "variableName": "id"
      }
    ],
    "concreteType": "Product",
    "kind": "LinkedField",
    "name": "managedProduct",
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
    "name": "ProductPreviewPageQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ProductPreviewPageQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "ea71fd74c87673e5394f30f81570f18b",
    "metadata": {},
    "name": "ProductPreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "7c94ec2eed075eb064c2c98f4e159228";

import { PreloadableQueryRegistry } from 'relay-runtime';
PreloadableQueryRegistry.set(node.params.id, node);

export default node;
