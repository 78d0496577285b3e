/**
 * @generated SignedSource<<0d70aef55577ffc563b5e1256ef0600d>>
 * @relayHash d12d15e1b39f193ac356ba3586fefd33
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d12d15e1b39f193ac356ba3586fefd33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "d12d15e1b39f193ac356ba3586fefd33",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
