import AccessibilityTree
import AssistiveTechnology
import Foundation

/// What is read of one element: its label and its value, one piece after the other.
struct SpokenElement: Sendable, Equatable {
  struct Piece: Sendable, Equatable {
    var kind: Utterance.Kind
    var text: AccessibilityText
    /// The BCP-47 tag that the app gave; nil for none.
    var language: String?
    var pieces: TextPieces

    init(_ kind: Utterance.Kind, _ text: AccessibilityText, language: String?) {
      self.kind = kind
      self.text = text
      self.language = language
      pieces = TextPieces(text.string)
    }
  }

  let id: AccessibilityElement.ID
  let pieces: [Piece]

  /// A place in what is read.
  struct Place: Sendable, Equatable, Comparable {
    /// The piece, from 0.
    var piece = 0
    /// In UTF-16 units of the piece.
    var offset = 0

    static func < (a: Self, b: Self) -> Bool { (a.piece, a.offset) < (b.piece, b.offset) }
  }

  /// - Returns: nil for an element without words, or whose words must not be read out.
  init?(_ element: AccessibilityElement) {
    let details = element.hasDetails ? element.details : .init()
    var pieces: [Piece] = []
    if let label = element.label, !label.isBlank {
      pieces.append(Piece(.label, label, language: details.language))
    }
    if !element.traits.contains(.secureTextField),
      let value = element.value ?? details.placeholder.map({ AccessibilityText($0) }), !value.isBlank,
      value.string != element.label?.string
    {
      pieces.append(Piece(.value, value, language: details.language))
    }
    guard !pieces.isEmpty else { return nil }
    id = element.id
    self.pieces = pieces
  }

  /// Part of an element's text, as the selection.
  init(id: AccessibilityElement.ID, _ text: AccessibilityText, language: String?) {
    self.id = id
    pieces = [Piece(.text, text, language: language)]
  }

  /// The words as one text, by which an element that shows something else now is known.
  var words: String { pieces.map(\.text.string).joined(separator: "\n") }

  /// What is said from a place on.
  func utterance(from place: Place) -> Utterance {
    Utterance(
      pieces.indices.dropFirst(place.piece).map { index in
        let piece = pieces[index]
        let text =
          index == place.piece && place.offset > 0 ? piece.text.suffix(from: place.offset) : piece.text
        return Utterance.Part(piece.kind, text, language: piece.language)
      })
  }

  /// The beginning of the sentence after a place; nil at the last one.
  func sentence(after place: Place) -> Place? {
    guard pieces.indices.contains(place.piece) else { return nil }
    if let next = pieces[place.piece].pieces.sentences.first(where: { $0.lowerBound > place.offset }) {
      return Place(piece: place.piece, offset: next.lowerBound)
    }
    return place.piece + 1 < pieces.count ? Place(piece: place.piece + 1) : nil
  }

  /// The beginning of the sentence before the one at a place; nil in the first one.
  func sentence(before place: Place) -> Place? {
    guard pieces.indices.contains(place.piece) else { return nil }
    let sentences = pieces[place.piece].pieces.sentences
    let current = TextPieces.piece(at: place.offset, in: sentences)?.lowerBound ?? 0
    if let previous = sentences.last(where: { $0.lowerBound < current }) {
      return Place(piece: place.piece, offset: previous.lowerBound)
    }
    return place.piece > 0 ? lastSentence(of: place.piece - 1) : nil
  }

  /// The beginning of the last sentence.
  var lastSentence: Place { lastSentence(of: pieces.count - 1) }

  private func lastSentence(of piece: Int) -> Place {
    Place(piece: piece, offset: pieces[piece].pieces.sentences.last?.lowerBound ?? 0)
  }
}

extension AccessibilityText {
  var isBlank: Bool { string.allSatisfy(\.isWhitespace) }

  /// The text from an offset on, in UTF-16 units, with its attributes.
  func suffix(from offset: Int) -> AccessibilityText { part(offset..<string.utf16.count) }

  /// A part of the text, in UTF-16 units, with its attributes.
  func part(_ range: Range<Int>) -> AccessibilityText {
    let utf16 = string.utf16
    let range = range.clamped(to: 0..<utf16.count)
    let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    let end = utf16.index(start, offsetBy: range.count)
    let runs = runs.compactMap { run -> Run? in
      let cut = run.range.clamped(to: range)
      guard !cut.isEmpty else { return nil }
      return Run(
        range: (cut.lowerBound - range.lowerBound)..<(cut.upperBound - range.lowerBound),
        attributes: run.attributes)
    }
    return AccessibilityText(String(decoding: utf16[start..<end], as: UTF16.self), runs: runs)
  }
}

extension ElementTree {
  /// Whether Speak Screen reads an element: it has words, and is neither in a bar nor a key.
  func isContent(_ index: Int) -> Bool {
    let element = elements[index]
    let skipped: AccessibilityTraits = [
      .keyboardKey, .statusBarElement, .tabBarItem, .spacer, .autoCorrectCandidate,
    ]
    guard element.traits.isDisjoint(with: skipped) else { return false }
    var container = places[index].container
    while let current = container {
      switch containers[current].kind {
      case .navigationBar, .tabBar, .toolbar: return false
      default: container = containers[current].parent
      }
    }
    return true
  }

  /// The innermost scroll views around an element come first.
  func scrollViews(around index: Int) -> [Int] {
    var result: [Int] = []
    var container = places[index].container
    while let current = container {
      if containers[current].kind == .scrollView { result.append(current) }
      container = containers[current].parent
    }
    return result
  }
}
