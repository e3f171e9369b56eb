import AccessibilityTree
import AssistiveTechnology

/// The actions that the app was asked to perform, without an outcome yet.
struct Requests: Sendable {
  /// What a request was made for.
  enum Purpose: Sendable, Equatable {
    case activate, longPress, adjust(forward: Bool), escape, magicTap
    case scroll(ScrollDirection)
    case scrollToEnd(ScrollDirection, pages: Int)
    case reveal(forward: Bool, rule: String)
    case custom(name: AccessibilityText)
    case search(RotorSearch)
    case edit(TextEdit)
    /// A key that is the app's.
    case key(KeyPress)
    case pageTurn
    /// The summary of an item, to which the scroll status will be added.
    case summary(Utterance)
    case zoom(into: Bool)
    case drag, drop
    /// The outcome does not matter.
    case silent
  }

  private var open: [Int: (purpose: Purpose, cause: Cause)] = [:]
  private var last = 0

  mutating func add(_ purpose: Purpose, _ cause: Cause) -> Int {
    last += 1
    open[last] = (purpose, cause)
    return last
  }

  /// The oldest change of text that was requested and has no outcome yet.
  var openEdit: (edit: TextEdit, cause: Cause)? {
    let numbers = open.keys.sorted()
    for number in numbers {
      if case .edit(let edit)? = open[number]?.purpose, let cause = open[number]?.cause {
        return (edit, cause)
      }
    }
    return nil
  }

  /// Whether the app is still looking for an item of one of its rotors.
  var isSearching: Bool {
    open.values.contains { if case .search = $0.purpose { true } else { false } }
  }

  mutating func remove(_ number: Int) -> (purpose: Purpose, cause: Cause)? {
    open.removeValue(forKey: number)
  }
}

extension VoiceOverEngine {
  /// Asks the app to perform an action; the outcome goes to ``handle(_:)-outcome``.
  mutating func ask(
    _ action: Action, of element: AccessibilityElement.ID?, for purpose: Requests.Purpose = .silent
  ) {
    let number = requests.add(purpose, cause)
    effects.append(.perform(ActionRequest(number: number, action: action, element: element)))
  }
}
