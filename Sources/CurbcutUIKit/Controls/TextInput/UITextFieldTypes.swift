import Foundation

extension UITextField {
  /// What is drawn around the text.
  public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line with square corners.
    case line = 1
    /// A thin grey line with square corners.
    case bezel = 2
    /// A filled shape with round corners and a grey edge.
    case roundedRect = 3
  }

  /// When a part beside the text shows.
  public enum ViewMode: Int, Sendable {
    /// Not at all.
    case never = 0
    /// Only while the field is edited.
    case whileEditing = 1
    /// Only while the field is not edited.
    case unlessEditing = 2
    /// All the time.
    case always = 3
  }

  /// Why editing ended.
  public enum DidEndEditingReason: Int, Sendable {
    /// The text is to be kept.
    case committed = 0
    /// The person gave the change up.
    case cancelled = 1
  }

  /// The notification that editing began; its object is the field.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The notification that editing ended; its object is the field.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextFieldTextDidEndEditingNotification")
  /// The notification that typing or the clear button changed the text; its object is the field.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextFieldTextDidChangeNotification")
}
