/// A page of HTML that needs nothing else: its parts, in the places where people look for them.
struct HTMLPage {
  /// The title and the sentence below it, as text.
  var title, summary: String
  /// What the first link skips to: “findings”.
  var content: String
  /// The heading of the navigation, as text, and what it holds.
  var navigationHeading, navigation: String
  /// What the page is about, and what stands below.
  var main, footer: String
  /// The script; nil for none.
  var script: String?

  /// The page.
  var text: String {
    let style = String(decoding: PackageResources.report_css, as: UTF8.self)
    let script = script.map { "<script>\n\($0)</script>\n" } ?? ""
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(HTMLText.escaped(title))</title>
      <style>
      \(style)</style>
      </head>
      <body>
      <a class="skip" href="#\(content)">Skip to the \(content)</a>
      <header>
      <h1>\(HTMLText.escaped(title))</h1>
      <p class="total">\(HTMLText.escaped(summary))</p>
      </header>
      <nav aria-labelledby="screens-heading">
      <h2 id="screens-heading">\(HTMLText.escaped(navigationHeading))</h2>
      \(navigation)</nav>
      <main id="\(content)">
      \(main)</main>
      <footer>
      \(footer)</footer>
      \(script)</body>
      </html>

      """
  }
}
