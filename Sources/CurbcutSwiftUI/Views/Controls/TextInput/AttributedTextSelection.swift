import Foundation

/// What is selected in a text with attributes, and with which attributes is typed there.
///
/// Follows <https://developer.apple.com/documentation/swiftui/attributedtextselection>.
public struct AttributedTextSelection: Equatable, Hashable, Sendable {
  /// The places of what is selected.
  public enum Indices: Equatable, Hashable, Sendable {
    /// Nothing but a cursor before a character.
    case insertionPoint(AttributedString.Index)
    /// Some stretches.
    case ranges(RangeSet<AttributedString.Index>)

    public func hash(into hasher: inout Hasher) {
      switch self {
      case .insertionPoint: hasher.combine(0)
      case .ranges(let ranges): hasher.combine(ranges.ranges.count)
      }
    }
  }

  /// In characters of UTF-16 from the start of the text, in order; nil for the end of the text.
  private var offsets: [Range<Int>]?
  /// What is typed at the cursor has; nil for what the character before has.
  private var typing: AttributeContainer?

  /// Creates a cursor at the end of the text.
  public init() {}

  /// Creates a selection of a stretch of a text.
  public init(range: Range<AttributedString.Index>) { self.init(ranges: RangeSet(range)) }

  /// Creates a selection of some stretches of a text.
  public init(ranges: RangeSet<AttributedString.Index>) {
    pending = ranges.ranges.map { $0 }
  }

  /// Creates a cursor before a character of a text.
  ///
  /// - Parameter typingAttributes: what is typed there has; nil for what the character before has.
  public init(insertionPoint: AttributedString.Index, typingAttributes: AttributeContainer? = nil) {
    pending = [insertionPoint..<insertionPoint]
    typing = typingAttributes
  }

  /// The places as the app gave them, until the text is known.
  private var pending: [Range<AttributedString.Index>]?

  init(units: NSRange, keeping old: AttributedTextSelection) {
    offsets = [units.location..<units.location + units.length]
    if let known = old.offsets, known == offsets { typing = old.typing }
  }

  public static func == (a: Self, b: Self) -> Bool {
    a.offsets == b.offsets && a.typing == b.typing && a.pending == b.pending
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(offsets)
    hasher.combine(pending?.count)
  }

  /// The stretches in a text, no further than its end, in characters of UTF-16.
  func units(in text: AttributedString) -> [Range<Int>] {
    let all = text.utf16Length
    let known = pending.map { ranges in ranges.map { text.units(of: $0) } } ?? offsets ?? [all..<all]
    return known.map { min($0.lowerBound, all)..<min($0.upperBound, all) }
  }

  /// The places of what is selected in a text.
  public func indices(in text: AttributedString) -> Indices {
    let ranges = units(in: text).map { text.range(ofUnits: $0) }
    if ranges.count == 1, ranges[0].isEmpty { return .insertionPoint(ranges[0].lowerBound) }
    return .ranges(RangeSet(ranges))
  }

  /// The attributes that what is typed now would have.
  public func typingAttributes(in text: AttributedString) -> AttributeContainer {
    if let typing { return typing }
    guard let first = units(in: text).first, text.startIndex < text.endIndex else {
      return AttributeContainer()
    }
    let place = text.range(ofUnits: first).lowerBound
    let before = place > text.startIndex && first.isEmpty ? text.index(beforeCharacter: place) : place
    return text.runs[min(before, text.index(beforeCharacter: text.endIndex))].attributes
      .filter(inheritedByAddedText: true)
  }

  /// The attributes of what is selected in a text: of each run, or those with which is typed at the cursor.
  public func attributes(in text: AttributedString) -> Attributes {
    let ranges = units(in: text)
    guard ranges.contains(where: { !$0.isEmpty }) else {
      return Attributes(containers: [typingAttributes(in: text)])
    }
    return Attributes(
      containers: ranges.filter { !$0.isEmpty }.flatMap { range in
        text[text.range(ofUnits: range)].runs.map(\.attributes)
      })
  }

  /// The attributes of what is selected.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/attributedtextselection/attributes>.
  public struct Attributes: Sequence {
    let containers: [AttributeContainer]

    public func makeIterator() -> IndexingIterator<[AttributeContainer]> { containers.makeIterator() }

    /// The values of an attribute, one for each run.
    public subscript<T: AttributedStringKey>(_ key: T.Type) -> [T.Value?] where T.Value: Sendable {
      containers.map { $0[T.self] }
    }

    /// The values of an attribute, one for each run.
    public subscript<T: AttributedStringKey>(_ keyPath: KeyPath<AttributeDynamicLookup, T>) -> [T.Value?]
    where T.Value: Sendable { self[T.self] }
  }

  /// Notes what is typed at the cursor will have.
  fileprivate mutating func setTyping(_ attributes: AttributeContainer, in text: AttributedString) {
    offsets = units(in: text)
    pending = nil
    typing = attributes
  }

  /// Selects what was at some places of a text before it was changed, where a text says that it is now.
  fileprivate mutating func move(to ranges: [Range<AttributedString.Index>], in text: AttributedString) {
    let moved = ranges.map { text.units(of: $0) }
    if moved != offsets { typing = nil }
    offsets = moved
    pending = nil
  }

  /// Selects what is at the same places of a text whose attributes have changed.
  fileprivate mutating func settle(in text: AttributedString) {
    offsets = units(in: text)
    pending = nil
  }
}

extension AttributedString {
  /// Changes the attributes of what is selected, or those with which is typed at the cursor.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/attributedstring/transformattributes(in:body:)>.
  public mutating func transformAttributes(
    in selection: inout AttributedTextSelection, body: (inout AttributeContainer) -> Void
  ) {
    let ranges = selection.units(in: self).filter { !$0.isEmpty }
    guard !ranges.isEmpty else {
      var typing = selection.typingAttributes(in: self)
      body(&typing)
      return selection.setTyping(typing, in: self)
    }
    selection.settle(in: self)
    for units in ranges {
      for run in self[range(ofUnits: units)].runs {
        var attributes = run.attributes
        body(&attributes)
        self[run.range].setAttributes(attributes)
      }
    }
  }

  /// Changes the text, and moves what is selected along.
  ///
  /// Follows <https://developer.apple.com/documentation/foundation/attributedstring/transform(updating:body:)>.
  public mutating func transform<E: Error>(
    updating selection: inout AttributedTextSelection, body: (inout AttributedString) throws(E) -> Void
  ) throws(E) {
    var ranges = selection.units(in: self).map { range(ofUnits: $0) }
    try transform(updating: &ranges, body: body)
    selection.move(to: ranges, in: self)
  }

  /// What is selected.
  public subscript(_ selection: AttributedTextSelection) -> DiscontiguousAttributedSubstring {
    self[RangeSet(selection.units(in: self).map { range(ofUnits: $0) })]
  }

  /// Puts characters in the place of what is selected, with the attributes with which is typed there.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, withCharacters characters: String
  ) {
    let typing = selection.typingAttributes(in: self)
    replaceSelection(&selection, with: AttributedString(characters, attributes: typing))
  }

  /// Puts a text in the place of what is selected.
  public mutating func replaceSelection(
    _ selection: inout AttributedTextSelection, with text: AttributedString
  ) {
    guard let first = selection.units(in: self).first else { return }
    for units in selection.units(in: self).dropFirst().reversed() { removeSubrange(range(ofUnits: units)) }
    replaceSubrange(range(ofUnits: first), with: text)
    let end = first.lowerBound + text.utf16Length
    selection = AttributedTextSelection(units: NSRange(location: end, length: 0), keeping: selection)
  }

  /// The length in characters of UTF-16.
  var utf16Length: Int { String(characters).utf16.count }

  func index(beforeCharacter index: Index) -> Index { characters.index(before: index) }

  /// A stretch in characters of UTF-16.
  func units(of range: Range<Index>) -> Range<Int> {
    let (start, end) = (min(range.lowerBound, endIndex), min(range.upperBound, endIndex))
    let from = String(characters[startIndex..<start]).utf16.count
    return from..<from + String(characters[start..<max(start, end)]).utf16.count
  }

  /// A stretch of characters of UTF-16, which does not begin or end within a character.
  func range(ofUnits units: Range<Int>) -> Range<Index> {
    var (index, offset) = (startIndex, 0)
    func advance(to wanted: Int) {
      while offset < wanted, index < endIndex {
        offset += String(characters[index]).utf16.count
        index = characters.index(after: index)
      }
    }
    advance(to: units.lowerBound)
    let start = index
    advance(to: units.upperBound)
    return start..<index
  }
}

/// A text with attributes that an editor shows and changes.
@MainActor
struct AttributedEditing {
  let text: Binding<AttributedString>
  let selection: Binding<AttributedTextSelection>?

  /// The selection, as the text view has it.
  var bound: BoundSelection? {
    guard let selection else { return nil }
    return BoundSelection(
      read: { [text] _ in
        guard let range = selection.wrappedValue.units(in: text.wrappedValue).first else { return nil }
        return NSRange(location: range.lowerBound, length: range.count)
      },
      write: { range, _, _ in
        guard let range else { return }
        let old = selection.wrappedValue
        let new = AttributedTextSelection(units: range, keeping: old)
        if old.units(in: text.wrappedValue) != new.units(in: text.wrappedValue) {
          selection.wrappedValue = new
        }
      })
  }

  /// Puts what is typed into the text.
  func type(_ new: String, replacing units: NSRange) {
    var changed = text.wrappedValue
    let range = units.location..<units.location + units.length
    var selected = AttributedTextSelection(
      units: units, keeping: selection?.wrappedValue ?? AttributedTextSelection())
    if units.length > 0, let old = selection?.wrappedValue, old.units(in: changed) == [range] {
      selected = old
    }
    changed.replaceSelection(&selected, withCharacters: new)
    text.wrappedValue = changed
    if let selection, selection.wrappedValue != selected { selection.wrappedValue = selected }
  }
}

extension TextEditor {
  /// Creates an editor of a text with attributes, which tells what is selected, and selects what it is told.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/texteditor/init(text:selection:)-9hzt8>.
  public init(text: Binding<AttributedString>, selection: Binding<AttributedTextSelection>? = nil) {
    self.init(attributed: AttributedEditing(text: text, selection: selection))
  }
}
