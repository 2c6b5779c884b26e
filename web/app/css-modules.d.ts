/**
 * Class names are named exports. `import * as styles` leaves those out of the scripts that a component does not use; of
 * the default export, an object, the bundler keeps all of them.
 */
declare module "*.module.css" {
  const classNames: { readonly [className: string]: string };
  export = classNames;
}
