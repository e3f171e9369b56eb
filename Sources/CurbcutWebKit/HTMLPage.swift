import Foundation

/// The contents of a page, piece by piece: headings, runs of text, links, images and controls.
struct HTMLPage: Equatable {
  enum Piece: Equatable {
    case heading(level: Int, text: String)
    case text(String)
    case link(text: String, address: String)
    case image(description: String)
    case button(String)
    case field(name: String, value: String)
  }

  var title: String?
  /// The language that the page declares.
  var language: String?
  var pieces: [Piece] = []

  /// Reads a page. Style sheets and scripts are ignored, and so is what they would hide or create.
  init(html: String) {
    var reader = Reader()
    for token in HTMLToken.tokens(of: html) { reader.handle(token) }
    reader.endPiece()
    title = reader.title
    language = reader.language
    pieces = reader.pieces
  }

  private struct Reader {
    var title: String?
    var language: String?
    var pieces: [Piece] = []
    private var text = ""
    private var headingLevel: Int?
    private var linkAddress: String?
    private var isInTitle = false
    private var isInButton = false
    /// The number of open tags inside hidden content.
    private var hiddenDepth = 0
    private var itemMarks: [Int?] = []
    private var buttonText = ""

    private static let blocks: Set<String> = [
      "address", "article", "aside", "blockquote", "br", "caption", "dd", "details", "dialog", "div", "dl",
      "dt", "fieldset", "figcaption", "figure", "footer", "form", "header", "hr", "legend", "li", "main",
      "nav", "ol", "option", "p", "pre", "section", "select", "summary", "table", "tbody", "td", "tfoot",
      "th", "thead", "tr", "ul",
    ]
    /// The void elements, which have no content and no closing tag.
    private static let empty: Set<String> = [
      "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr",
    ]

    mutating func handle(_ token: HTMLToken) {
      switch token {
      case .text(let words):
        if isInTitle {
          title = ((title ?? "") + words).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        } else if hiddenDepth == 0 {
          if isInButton { buttonText += words } else { text += words }
        }
      case .open(let name, let attributes): open(name, attributes)
      case .close(let name): close(name)
      }
    }

    private mutating func open(_ name: String, _ attributes: [String: String]) {
      let isHidden = attributes["hidden"] != nil || attributes["aria-hidden"] == "true" || name == "head"
      if hiddenDepth > 0 || isHidden {
        if name == "title" { isInTitle = true }
        if !Self.empty.contains(name) { hiddenDepth += 1 }
        return
      }
      switch name {
      case "html": language = attributes["lang"]
      case "title": isInTitle = true
      case "h1", "h2", "h3", "h4", "h5", "h6":
        endPiece()
        headingLevel = Int(name.dropFirst())
      case "a":
        guard let address = attributes["href"] else { return }
        endPiece()
        linkAddress = address
      case "img": image(attributes)
      case "button":
        endPiece()
        isInButton = true
        buttonText = attributes["aria-label"] ?? ""
      case "input", "textarea": field(attributes, isText: name == "textarea")
      case "ol":
        endPiece()
        itemMarks.append(1)
      case "ul":
        endPiece()
        itemMarks.append(nil)
      case "li":
        endPiece()
        text = itemMark()
      default: if Self.blocks.contains(name) { endPiece() }
      }
    }

    private mutating func close(_ name: String) {
      if hiddenDepth > 0 {
        if name == "title" { isInTitle = false }
        if !Self.empty.contains(name) { hiddenDepth -= 1 }
        return
      }
      switch name {
      case "title": isInTitle = false
      case "h1", "h2", "h3", "h4", "h5", "h6":
        endPiece()
        headingLevel = nil
      case "a":
        endPiece()
        linkAddress = nil
      case "button":
        isInButton = false
        let words = Self.joined(buttonText)
        if !words.isEmpty { pieces.append(.button(words)) }
      case "ol", "ul":
        endPiece()
        if !itemMarks.isEmpty { itemMarks.removeLast() }
      default: if Self.blocks.contains(name) { endPiece() }
      }
    }

    private mutating func itemMark() -> String {
      guard let last = itemMarks.indices.last, let number = itemMarks[last] else { return "• " }
      itemMarks[last] = number + 1
      return "\(number). "
    }

    private mutating func image(_ attributes: [String: String]) {
      guard let words = attributes["aria-label"] ?? attributes["alt"], !words.isEmpty else { return }
      // The description of an image in a link is part of the link's text.
      if linkAddress != nil {
        text += " \(words) "
      } else {
        endPiece()
        pieces.append(.image(description: Self.joined(words)))
      }
    }

    private mutating func field(_ attributes: [String: String], isText: Bool) {
      let type = attributes["type"]?.lowercased() ?? "text"
      guard type != "hidden" else { return }
      endPiece()
      let value = attributes["value"] ?? ""
      if ["submit", "button", "reset", "image"].contains(type) && !isText {
        pieces.append(.button(value.isEmpty ? attributes["alt"] ?? "" : value))
      } else {
        let name = attributes["aria-label"] ?? attributes["placeholder"] ?? attributes["name"] ?? ""
        pieces.append(.field(name: name, value: value))
      }
    }

    private static func joined(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// Ends the current piece, and adds it unless it is empty.
    mutating func endPiece() {
      defer { text = "" }
      let words = Self.joined(text)
      guard words.contains(where: { $0 != "•" && $0 != " " }) else { return }
      if let linkAddress {
        pieces.append(.link(text: words, address: linkAddress))
      } else if let headingLevel {
        pieces.append(.heading(level: headingLevel, text: words))
      } else {
        pieces.append(.text(words))
      }
    }
  }
}
