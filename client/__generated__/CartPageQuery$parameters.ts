/**
 * @generated SignedSource<<f3f5529e089389d579f4871c7e6d3830>>
 * @relayHash 0eeed2e477a650a5f351cf724ddf95cd
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0eeed2e477a650a5f351cf724ddf95cd

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0eeed2e477a650a5f351cf724ddf95cd",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
