/**
 * @generated SignedSource<<43705c21bc71a024d40287d9b0abf807>>
 * @relayHash 36ee686332ec91160fac9af92e5d8709
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 36ee686332ec91160fac9af92e5d8709

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { PreviewPageQuery } from './PreviewPageQuery.graphql';

const node: PreloadableConcreteRequest<PreviewPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "36ee686332ec91160fac9af92e5d8709",
    "metadata": {},
    "name": "PreviewPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
