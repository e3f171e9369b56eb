import Foundation

/// Is notified of a text field's editing and may refuse it.
///
/// Every method is optional; the defaults are those of iOS.
/// Follows <https://developer.apple.com/documentation/uikit/uitextfielddelegate>.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  /// Called before editing begins; return false to prevent it.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Called before editing ends; return false to keep the field first responder.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended, unless the delegate implements the method with a reason.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Called when editing has ended, with the reason, which is always `committed`.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)
  /// Called before typing changes the text; return false to refuse the change. The range is in UTF-16 code units.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Called when the selection or insertion point has changed while the field is being edited.
  func textFieldDidChangeSelection(_ textField: UITextField)
  /// Called before the clear button clears the field; return false to prevent it.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Called when the return key has been pressed; return false to keep the field from sending its actions.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  /// Allows editing to begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Allows editing to end.
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
  /// Allows the field to be cleared.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Allows the field to send its actions.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
