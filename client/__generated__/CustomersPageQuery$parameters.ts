/**
 * @generated SignedSource<<bd56a05600337b08c7fd396f1cda910f>>
 * @relayHash 41834ec22f977e7c89951d937ec60605
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 41834ec22f977e7c89951d937ec60605

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CustomersPageQuery } from './CustomersPageQuery.graphql';

const node: PreloadableConcreteRequest<CustomersPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "41834ec22f977e7c89951d937ec60605",
    "metadata": {},
    "name": "CustomersPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
