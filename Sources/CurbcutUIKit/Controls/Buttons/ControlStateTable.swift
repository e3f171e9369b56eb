import Foundation

/// Values by control state. A state without a value of its own uses that of `.normal`.
struct ControlStateTable<Value> {
  private var values: [UInt: Value] = [:]

  /// The value that was set for exactly this state.
  subscript(exactly state: UIControl.State) -> Value? {
    get { values[state.rawValue] }
    set { values[state.rawValue] = newValue }
  }

  /// The value to use in a state.
  func value(for state: UIControl.State) -> Value? {
    if let own = values[state.rawValue] { return own }
    // While a selected control is pressed, it keeps the values of `.selected`, as on iOS.
    if state == [.highlighted, .selected], let selected = values[UIControl.State.selected.rawValue] {
      return selected
    }
    return values[0]
  }
}
