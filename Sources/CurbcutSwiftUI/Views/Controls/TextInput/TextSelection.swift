import CurbcutUIKit
import Foundation

/// What is selected in a text.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textselection>.
public struct TextSelection: Equatable, Hashable, Sendable {
  /// The places of what is selected.
  public enum Indices: Equatable, Hashable, Sendable {
    /// One stretch, which is empty where the cursor is.
    case selection(Range<String.Index>)
    /// Several stretches.
    case multiSelection(RangeSet<String.Index>)
  }

  /// The places of what is selected.
  public var indices: Indices
  /// To which side of a line's end the cursor belongs.
  public var affinity: TextSelectionAffinity

  /// Creates a selection of a stretch.
  public init(range: Range<String.Index>) {
    indices = .selection(range)
    affinity = .automatic
  }

  /// Creates a selection of several stretches.
  public init(ranges: RangeSet<String.Index>) {
    indices = .multiSelection(ranges)
    affinity = .automatic
  }

  /// Creates a cursor before a character.
  public init(insertionPoint: String.Index) { self.init(range: insertionPoint..<insertionPoint) }

  /// Whether nothing but a cursor is there.
  public var isInsertion: Bool {
    switch indices {
    case .selection(let range): range.isEmpty
    case .multiSelection(let ranges): ranges.ranges.allSatisfy(\.isEmpty)
    }
  }

  /// The stretch from the first to the last place.
  var whole: Range<String.Index>? {
    switch indices {
    case .selection(let range): range
    case .multiSelection(let ranges):
      ranges.ranges.first.flatMap { first in
        ranges.ranges.last.map { first.lowerBound..<$0.upperBound }
      }
    }
  }

  public static func == (a: TextSelection, b: TextSelection) -> Bool {
    a.indices == b.indices && a.affinity == b.affinity
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(whole)
    hasher.combine(affinity)
  }
}

/// To which side of the end of a line a cursor there belongs.
///
/// Follows <https://developer.apple.com/documentation/swiftui/textselectionaffinity>.
public enum TextSelectionAffinity: Equatable, Hashable, Sendable {
  /// As the system has it.
  case automatic
  /// To the line that ends.
  case upstream
  /// To the line that begins.
  case downstream
}

private enum TextSelectionAffinityKey: EnvironmentKey {
  static let defaultValue = TextSelectionAffinity.automatic
}

extension EnvironmentValues {
  /// The affinity of selections that have none of their own.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/environmentvalues/textselectionaffinity>.
  public var textSelectionAffinity: TextSelectionAffinity {
    get { self[TextSelectionAffinityKey.self] }
    set { self[TextSelectionAffinityKey.self] = newValue }
  }
}

extension View {
  /// Sets the affinity of the selections in the view.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/view/textselectionaffinity(_:)>.
  public func textSelectionAffinity(_ affinity: TextSelectionAffinity) -> some View {
    environment(\.textSelectionAffinity, affinity)
  }
}

/// What binds the selection of a text view or field of UIKit to a value of the app.
@MainActor
struct BoundSelection {
  let read: @MainActor (String) -> NSRange?
  let write: @MainActor (NSRange?, String, TextSelectionAffinity) -> Void

  init(
    read: @escaping @MainActor (String) -> NSRange?,
    write: @escaping @MainActor (NSRange?, String, TextSelectionAffinity) -> Void
  ) {
    self.read = read
    self.write = write
  }

  init(_ binding: Binding<TextSelection?>) {
    read = { text in
      guard let range = binding.wrappedValue?.whole else { return nil }
      let start = min(range.lowerBound, text.endIndex)
      let end = min(range.upperBound, text.endIndex)
      return NSRange(start..<max(start, end), in: text)
    }
    write = { range, text, affinity in
      var new: TextSelection?
      if let range, let found = Range(range, in: text) {
        new = TextSelection(range: found)
        new?.affinity = affinity
      }
      if binding.wrappedValue != new { binding.wrappedValue = new }
    }
  }
}

extension TextField {
  /// Creates a text field that tells what is selected, and selects what it is told.
  ///
  /// Follows <https://developer.apple.com/documentation/swiftui/textfield/init(text:selection:prompt:axis:label:)>.
  public init(
    text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
    @ViewBuilder label: () -> Label
  ) {
    var field = TextFieldProperties(text, prompt: prompt, axis: axis ?? .horizontal)
    field.selection = BoundSelection(selection)
    self.init(label: label(), field: field)
  }
}

extension TextField where Label == Text {
  /// Creates a text field that tells what is selected, and selects what it is told.
  public init(
    _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>,
    prompt: Text? = nil, axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(titleKey) }
  }

  /// Creates a text field that tells what is selected, and selects what it is told.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
    axis: Axis? = nil
  ) {
    self.init(text: text, selection: selection, prompt: prompt, axis: axis) { Text(title) }
  }
}
