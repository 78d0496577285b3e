/**
 * @generated SignedSource<<f79df39cc167ce827d10577f24ff0e1a>>
 * @relayHash ee4109bff276ea8becf59c9cad655b74
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ee4109bff276ea8becf59c9cad655b74

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "ee4109bff276ea8becf59c9cad655b74",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
