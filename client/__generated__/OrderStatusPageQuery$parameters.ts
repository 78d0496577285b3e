/**
 * @generated SignedSource<<8837bfb82cce184302f4d14dfc3178ae>>
 * @relayHash 8036c3254d7f0004681b71b2ef44af58
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID c828b4bcd92e3222e22c93f8344b493d0aa21c44b2a8599a748e56e8cc2ee1ca

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { OrderStatusPageQuery } from './OrderStatusPageQuery.graphql';

const node: PreloadableConcreteRequest<OrderStatusPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "c828b4bcd92e3222e22c93f8344b493d0aa21c44b2a8599a748e56e8cc2ee1ca",
    "metadata": {},
    "name": "OrderStatusPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
