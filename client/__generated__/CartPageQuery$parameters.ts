/**
 * @generated SignedSource<<04c18fa1b7a4bcdf5b79b5c041a773f1>>
 * @relayHash 83e64130cc60c097bbdc17a72630f9be
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 83617871034442cf424c3bac691aee92c9ed81203119281913a9a533e5f93403

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CartPageQuery } from './CartPageQuery.graphql';

const node: PreloadableConcreteRequest<CartPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "83617871034442cf424c3bac691aee92c9ed81203119281913a9a533e5f93403",
    "metadata": {},
    "name": "CartPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
