export default function Home() {
  return <h1>Nothing</h1>
}
