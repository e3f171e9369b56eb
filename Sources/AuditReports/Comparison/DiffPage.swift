import AccessibilityTree
import Foundation

/// A comparison as one page that needs nothing else: both pictures side by side, with what is different outlined.
public struct DiffPage {
  private let form: DiffForm

  /// Creates the page of a comparison.
  public init(_ form: DiffForm) { self.form = form }

  /// The page.
  public var text: String {
    let changed = form.screens.filter { !$0.isSame }
    let links = changed.enumerated().map {
      "<li><a href=\"#s\($0 + 1)\">\(HTMLText.escaped($1.name))</a></li>\n"
    }.joined()
    let gone = form.removed.map { "<p>The screen \(HTMLText.escaped($0)) is gone.</p>\n" }.joined()
    let come = form.added.map { "<p>The screen \(HTMLText.escaped($0)) is new.</p>\n" }.joined()
    return HTMLPage(
      title: "\(form.before) → \(form.after)", summary: totals(changed, form.screens.count - changed.count),
      content: "differences", navigationHeading: "Screens with differences",
      navigation: "<ul>\n\(links.isEmpty ? "<li>None</li>\n" : links)</ul>\n",
      main: gone + come + changed.enumerated().map { section($1, $0 + 1) }.joined(),
      footer: "<p>Made by Curbcut.</p>\n"
    ).text
  }

  private func totals(_ changed: [DiffForm.Screen], _ same: Int) -> String {
    let fixed = changed.reduce(0) { $0 + $1.fixedFindings.count }
    let new = changed.reduce(0) { $0 + $1.newFindings.count }
    return
      "\(changed.count) of \(changed.count + same) screens are different; \(new) new findings, \(fixed) fixed."
  }

  private func section(_ screen: DiffForm.Screen, _ number: Int) -> String {
    var text = """
      <section class="screen" id="s\(number)" aria-labelledby="h\(number)">
      <h2 id="h\(number)">\(HTMLText.escaped(screen.name))</h2>

      """
    if let former = screen.formerName { text += "<p>It was called \(HTMLText.escaped(former)).</p>\n" }
    text += "<div class=\"columns\">\n"
    if let looks = screen.looks {
      text += figure("Before", looks.before, looks.oldFrames, screen)
      text += figure("After", looks.after, looks.newFrames, screen)
    }
    text += "<div class=\"findings\">\n"
    text += list(
      "Elements",
      screen.tree.enumerated().map { index, change in
        "<span class=\"number \(Self.kind(change))\">\(index + 1)</span> \(HTMLText.escaped(DiffWords.sentence(change)))"
      })
    let words = screen.words.map { line in
      switch line.kind {
      case .same: HTMLText.escaped(line.text)
      case .added: "<ins>\(HTMLText.escaped(line.text))</ins> <span class=\"state\">now</span>"
      case .removed: "<del>\(HTMLText.escaped(line.text))</del> <span class=\"state\">no longer</span>"
      }
    }
    text += list("What VoiceOver says", words)
    text += list("New findings", screen.newFindings.map(Self.item))
    text += list("Fixed findings", screen.fixedFindings.map(Self.item))
    if screen.remaining > 0 { text += "<p>\(screen.remaining) findings are as before.</p>\n" }
    return text + "</div>\n</div>\n</section>\n"
  }

  private func list(_ title: String, _ items: [String]) -> String {
    guard !items.isEmpty else { return "" }
    return "<h3>\(title)</h3>\n<ul class=\"plain\">\n\(items.map { "<li>\($0)</li>\n" }.joined())</ul>\n"
  }

  private static func item(_ finding: AuditForm.Finding) -> String {
    let kind = finding.isFailure ? Words.sentence(finding.severity) : "To look at"
    let element = "\(Words.heard(finding))\(finding.role ?? "the screen")"
    return
      "\(kind): \(HTMLText.escaped(finding.title)): \(HTMLText.escaped(element)): \(HTMLText.escaped(finding.measured)) <code>\(HTMLText.escaped(finding.rule))</code>"
  }

  private static func kind(_ change: TreeComparison.Change) -> String {
    switch change.kind {
    case .removed: "critical"
    case .added: "minor"
    default: "review"
    }
  }

  private func figure(
    _ title: String, _ picture: AuditForm.Picture?, _ frames: [DiffForm.Frame], _ screen: DiffForm.Screen
  ) -> String {
    guard let picture, picture.size.count == 2, picture.size.allSatisfy({ $0.isFinite && $0 > 0 }) else {
      return ""
    }
    let (width, height) = (HTMLText.number(picture.size[0]), HTMLText.number(picture.size[1]))
    let boxes = frames.map { place in
      let numbers = place.frame.map(HTMLText.number)
      let kind = screen.tree.indices.contains(place.change) ? Self.kind(screen.tree[place.change]) : "review"
      let x = HTMLText.number(max(place.frame[0] - 16, 0))
      let y = HTMLText.number(max(place.frame[1], 0))
      let textX = HTMLText.number(max(place.frame[0] - 16, 0) + 3)
      let textY = HTMLText.number(max(place.frame[1], 0) + 11)
      return
        "<g class=\"box \(kind)\"><rect x=\"\(numbers[0])\" y=\"\(numbers[1])\" width=\"\(numbers[2])\" height=\"\(numbers[3])\" rx=\"2\"/>"
        + "<rect class=\"label\" x=\"\(x)\" y=\"\(y)\" width=\"16\" height=\"14\" rx=\"2\"/>"
        + "<text x=\"\(textX)\" y=\"\(textY)\">\(place.change + 1)</text></g>\n"
    }
    return """
      <figure>
      <svg viewBox="0 0 \(width) \(height)" role="img" aria-label="\(title): \(HTMLText.escaped(screen.name)), with \(frames.count) elements outlined; the list says what is different">
      <image href="data:image/png;base64,\(picture.png)" width="\(width)" height="\(height)"/>
      \(boxes.joined())</svg>
      <figcaption>\(title)</figcaption>
      </figure>

      """
  }
}
