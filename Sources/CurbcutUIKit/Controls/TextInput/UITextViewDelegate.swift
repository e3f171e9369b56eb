import Foundation

/// Hears of a text view's editing, and may refuse it.
///
/// Every method is optional, with the answer of iOS as default.
/// Follows <https://developer.apple.com/documentation/uikit/uitextviewdelegate>.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Called before editing begins; false keeps the view from taking text.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called before editing ends; false keeps the view in use.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing began.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when editing ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Called before typing changes the text; false refuses it. The range counts UTF-16 units.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called after typing changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection changed, or the insertion point moved, while the view is edited.
  func textViewDidChangeSelection(_ textView: UITextView)
}

extension UITextViewDelegate {
  /// Lets editing begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Lets editing end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Allows the change.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}
