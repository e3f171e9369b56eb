import Foundation

extension UITextField {
  /// The border around the text.
  public enum BorderStyle: Int, Sendable {
    /// No border.
    case none = 0
    /// A thin line with square corners.
    case line = 1
    /// A thin grey line with square corners.
    case bezel = 2
    /// A filled shape with rounded corners and a grey border.
    case roundedRect = 3
  }

  /// When a view beside the text is shown.
  public enum ViewMode: Int, Sendable {
    /// Never.
    case never = 0
    /// Only while the field is being edited.
    case whileEditing = 1
    /// Only while the field is not being edited.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The change is kept.
    case committed = 0
    /// The user cancelled the change.
    case cancelled = 1
  }

  /// Posted when editing has begun; the object is the field.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Posted when editing has ended; the object is the field.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// Posted when typing or the clear button has changed the text; the object is the field.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
}
