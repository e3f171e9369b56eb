import Foundation

/// Hears of a text field's editing, and may refuse it.
///
/// Every method is optional, with the answer of iOS as default.
/// Follows <https://developer.apple.com/documentation/uikit/uitextfielddelegate>.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Called before editing begins; false keeps the field from taking text.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called before editing ends; false keeps the field in use.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing ended, unless the method with a reason is there.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing ended, with the reason; here always `committed`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called before typing changes the text; false refuses it. The range counts UTF-16 units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when the selection changed, or the insertion point moved, while the field is edited.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Called before the clear button empties the field; false refuses it.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called when the return key was pressed; false keeps the field from sending its actions for it.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Lets editing begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Lets editing end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Calls the method without a reason.
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  /// Allows the change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Does nothing.
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  /// Lets the field be emptied.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Lets the field send its actions.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
