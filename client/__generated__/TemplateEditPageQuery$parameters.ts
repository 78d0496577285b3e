/**
 * @generated SignedSource<<08227adc1586fc26dfbbd9dac6953c99>>
 * @relayHash f677a3e088ea4e4ca6fff9069a04ba60
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f677a3e088ea4e4ca6fff9069a04ba60

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { TemplateEditPageQuery } from './TemplateEditPageQuery.graphql';

const node: PreloadableConcreteRequest<TemplateEditPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "f677a3e088ea4e4ca6fff9069a04ba60",
    "metadata": {},
    "name": "TemplateEditPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
