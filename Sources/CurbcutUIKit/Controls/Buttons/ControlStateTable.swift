import Foundation

/// Values by control state: a state without a value of its own takes the one of `.normal`.
struct ControlStateTable<Value> {
  private var values: [UInt: Value] = [:]

  /// The value set for exactly that state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value that shows in that state.
  func value(for state: UIControl.State) -> Value? {
    if let own = values[state.rawValue] { return own }
    // A selected control under a finger shows what a selected one does, as on iOS.
    if state == [.highlighted, .selected], let selected = values[UIControl.State.selected.rawValue] {
      return selected
    }
    return values[0]
  }
}
