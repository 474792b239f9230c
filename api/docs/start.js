// Runs in the browser: shows the description that this host serves.
SwaggerUIBundle({
  url: 'v1/openapi.json',
  dom_id: '#docs',
  deepLinking: true,
  defaultModelsExpandDepth: 0,
  validatorUrl: null, // Swagger's own would be asked over the net.
});
