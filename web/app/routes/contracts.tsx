export default function Screen() {
  return <h1 className="page-title">contracts</h1>;
}
